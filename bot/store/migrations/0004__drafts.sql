-- What somebody was about to play in a match when they last looked, so that a picker opens where it
-- was left. ``ply`` is the board they saw; ``held`` is the game's own text. Nothing depends on it.
CREATE TABLE drafts (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    held TEXT NOT NULL,
    PRIMARY KEY (match, person)
) WITHOUT ROWID;

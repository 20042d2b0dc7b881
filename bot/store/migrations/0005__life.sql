-- The life of a match: clocks, offers of more kinds, rematches, threads, commitments, moderators,
-- and what a server has settled for itself.

-- How long a player has for a turn, and where the match is played: in the channel or in a thread of
-- its own. A rematch names the match that it follows; there is one to each, so two presses of one
-- button make one match.
ALTER TABLE challenges ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
ALTER TABLE challenges ADD COLUMN place TEXT NOT NULL DEFAULT 'here'
    CHECK (place IN ('here', 'thread'));
ALTER TABLE challenges ADD COLUMN rematch INTEGER REFERENCES matches (id);

CREATE UNIQUE INDEX one_rematch ON challenges (rematch)
    WHERE rematch IS NOT NULL AND state IN ('open', 'accepted');

-- ``due`` is when the time of who is to act runs out and ``warn`` when that is to be said before;
-- ``left`` is what was left, in milliseconds, of a clock that stands still. All three are NULL
-- without a clock. ``salt`` hides the deal in the commitment to it (hexadecimal digits). ``thread``
-- says that the match's channel is a thread of its own, which is archived at the end.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
ALTER TABLE matches ADD COLUMN due INTEGER;
ALTER TABLE matches ADD COLUMN warn INTEGER;
ALTER TABLE matches ADD COLUMN left INTEGER;
ALTER TABLE matches ADD COLUMN salt TEXT;
ALTER TABLE matches ADD COLUMN thread INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1));

CREATE INDEX matches_due ON matches (due) WHERE ended IS NULL AND due IS NOT NULL;
CREATE INDEX matches_warn ON matches (warn) WHERE ended IS NULL AND warn IS NOT NULL;

-- A move that stays hidden from the other seat is committed to with a salt of its own.
ALTER TABLE moves ADD COLUMN salt TEXT;

-- Until when a board says that its reader has time; owed an edit while the match says otherwise.
ALTER TABLE boards ADD COLUMN due INTEGER;

-- A warning that somebody's time runs out, once for a ply; NULL until its message is posted.
CREATE TABLE warnings (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    made INTEGER NOT NULL,
    message INTEGER,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;

-- When a person is away and their correspondence clocks stand still, in every server.
CREATE TABLE absences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    CHECK (since <= until)
);

CREATE INDEX absences_of_person ON absences (person, until);
CREATE INDEX absences_to_end ON absences (until);

-- Offers of more kinds. One of a takeback holds the ply to which the match would go back.
CREATE TABLE new_offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'takeback', 'call-off')),
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),  -- who offers
    ply INTEGER,
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'accepted', 'declined', 'lapsed')),
    message INTEGER,
    shown TEXT,
    made INTEGER NOT NULL
);
INSERT INTO new_offers (id, match, kind, seat, state, message, shown, made)
    SELECT id, match, kind, seat, state, message, shown, made FROM offers;
DROP TABLE offers;
ALTER TABLE new_offers RENAME TO offers;

CREATE UNIQUE INDEX one_open_offer ON offers (match, kind) WHERE state = 'open';
CREATE INDEX offers_of_match ON offers (match);

-- What moderators did to matches: who, what, when, and why if they said so.
CREATE TABLE moderations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    moderator INTEGER NOT NULL,
    act TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    made INTEGER NOT NULL
);

CREATE INDEX moderations_of_match ON moderations (match);

-- What a server has settled for itself; what is not here is as it comes.
CREATE TABLE settings (
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild, name)
) WITHOUT ROWID;

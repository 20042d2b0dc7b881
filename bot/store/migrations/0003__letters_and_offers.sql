-- Games with hidden information and with draws.

-- A board tells what happened since a ply; ``fleeting`` ones show something that is to be taken
-- away again when a later board is posted.
ALTER TABLE boards ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE boards ADD COLUMN fleeting INTEGER NOT NULL DEFAULT 0 CHECK (fleeting IN (0, 1));

-- The private message in which a player sees their own side of a match. It is edited, not sent
-- anew. ``ply`` is the stage that it shows; one without a message was about to be sent, so that it
-- may be there without our knowing. A person who takes no private messages is told so once.
CREATE TABLE letters (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    channel INTEGER,
    message INTEGER,
    ply INTEGER,
    ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
    digest TEXT,  -- of what it shows, so that nothing is sent twice
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
    UNIQUE (match, seat)
);

-- What one player offers the other; so far, a draw.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('draw')),
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),  -- who offers
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'accepted', 'declined', 'lapsed')),
    message INTEGER,
    shown TEXT,
    made INTEGER NOT NULL
);

CREATE UNIQUE INDEX one_open_offer ON offers (match, kind) WHERE state = 'open';

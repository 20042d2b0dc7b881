-- The first schema. A match is its game, options, deal, seats and moves; everything else about it
-- follows by replay. Times are milliseconds since 1970, UTC. Ids of Discord are its snowflakes.

-- The name a person last went by in a server, for the places where Discord shows no mentions.
CREATE TABLE people (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID;

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first IN ('random', 'challenger', 'opponent')),
    challenger INTEGER NOT NULL,
    opponent INTEGER,  -- NULL: anyone may take it
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'accepted', 'declined', 'cancelled', 'expired')),
    message INTEGER,  -- where it stands in the channel, NULL until posted
    shown TEXT,  -- the state that this message shows; owed an edit while it differs
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
);

CREATE UNIQUE INDEX one_open_challenge
    ON challenges (guild, game, challenger, ifnull(opponent, 0)) WHERE state = 'open';
CREATE INDEX challenges_to_expire ON challenges (expires) WHERE state = 'open';

CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    challenge INTEGER UNIQUE REFERENCES challenges (id),  -- accepted twice, it makes one match
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    deal TEXT NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER,
    winner INTEGER CHECK (winner IN (0, 1)),  -- a seat; NULL while open and for a draw
    reason TEXT,
    scores TEXT,
    CHECK ((ended IS NULL) = (reason IS NULL))
);

CREATE INDEX matches_open ON matches (guild, channel) WHERE ended IS NULL;
CREATE INDEX matches_ended ON matches (guild, game) WHERE ended IS NOT NULL;

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    person INTEGER NOT NULL,
    PRIMARY KEY (match, seat),
    UNIQUE (match, person)
) WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person);

CREATE TABLE moves (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    move TEXT NOT NULL,
    played INTEGER NOT NULL,
    UNIQUE (match, ply)  -- the same turn cannot be played twice
);

-- The messages in which a match was shown. A match is owed a board as long as none shows its
-- current ply and whether it has ended; a message is owed an edit as long as it carries controls
-- and is not the latest of its match.
CREATE TABLE boards (
    message INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    ended INTEGER NOT NULL CHECK (ended IN (0, 1)),
    controls INTEGER NOT NULL CHECK (controls IN (0, 1))
);

CREATE INDEX boards_of_match ON boards (match, ply, ended);

-- Small facts about this installation, such as which commands Discord was told of.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

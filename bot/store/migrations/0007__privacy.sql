-- Privacy: who blocks whom, and what is still owed where somebody's past was removed.

-- Of ``blocked``, the person takes no challenges, in any server.
CREATE TABLE blocks (
    person INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (person, blocked),
    CHECK (person <> blocked)
) WITHOUT ROWID;

CREATE INDEX blocks_of ON blocks (blocked);

-- Messages of ours that name somebody whose past was removed, to be deleted. Private ones have no
-- server. A row goes when its message is gone.
CREATE TABLE erasures (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    guild INTEGER
);

-- A board that named such a person is owed an edit, after which it is told anew.
ALTER TABLE boards ADD COLUMN retell INTEGER NOT NULL DEFAULT 0 CHECK (retell IN (0, 1));

CREATE INDEX boards_to_retell ON boards (match) WHERE retell = 1;

-- Who moderated and who was challenged is looked up by person.
CREATE INDEX moderations_of_person ON moderations (moderator);
CREATE INDEX challenges_of_challenger ON challenges (challenger);
CREATE INDEX challenges_of_opponent ON challenges (opponent) WHERE opponent IS NOT NULL;
CREATE INDEX drafts_of_person ON drafts (person);
CREATE INDEX people_of_person ON people (person);

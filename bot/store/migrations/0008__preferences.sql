-- What each person has settled for themselves, in every server; what is not here is as it comes.
-- ``locale`` is not settled but seen: the language of their Discord when they last did something,
-- for messages that answer nothing.
CREATE TABLE preferences (
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, name)
) WITHOUT ROWID;

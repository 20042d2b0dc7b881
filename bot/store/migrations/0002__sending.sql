-- A match whose board is being sent, and since when. The row is written before the message goes out
-- and deleted together with the writing down of it, so after a crash or a failed answer we know for
-- which matches there may be a message in the channel that no row of boards knows.
CREATE TABLE sending (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    since INTEGER NOT NULL
);

-- Ratings. Whether a match is rated is chosen at its challenge; nobody could choose so far, so what
-- was played until now is casual. ``counted`` says as the how-manieth rated match one was counted,
-- in the transaction that ended it; it is NULL where a match has not ended, is casual or has no
-- result. A rebuild counts in this order, whatever the clock said when matches ended.
ALTER TABLE challenges ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE matches ADD COLUMN counted INTEGER;

CREATE UNIQUE INDEX matches_counted ON matches (counted) WHERE counted IS NOT NULL;
CREATE INDEX matches_counted_in ON matches (guild, counted) WHERE counted IS NOT NULL;

-- How each person stands in a game now: in a server, and with guild 0 across servers. All of it
-- follows from the matches that count. People who are still provisional are listed apart.
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    provisional INTEGER NOT NULL CHECK (provisional IN (0, 1)),
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (guild, game, person)
) WITHOUT ROWID;

CREATE INDEX ranking ON ratings (guild, game, provisional, rating DESC, person);

-- The same after each match that counted.
CREATE TABLE rating_history (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ended INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (guild, game, person, counted)
) WITHOUT ROWID;

CREATE INDEX rating_history_of_match ON rating_history (match);

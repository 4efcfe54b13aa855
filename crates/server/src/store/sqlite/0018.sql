-- What statistics count of a finished game, as JSON, and when it was written: a game is read once for it.
ALTER TABLE tables ADD COLUMN digested BIGINT;
CREATE INDEX tables_undigested ON tables (updated) WHERE state = 'over' AND digested IS NULL;

CREATE TABLE digests (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    digested BIGINT NOT NULL,
    digest TEXT NOT NULL
);

CREATE INDEX digests_by_time ON digests (digested, table_id);

-- The people whose statistics everybody may see who knows this code.
CREATE TABLE shared_statistics (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    code TEXT NOT NULL UNIQUE
);

-- How many moves spectators are kept behind while the game goes on.
ALTER TABLE tables ADD COLUMN watch_delay BIGINT;

-- Whether a game counts for the ratings of those who play.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_rated ON tables (updated) WHERE rated = 1 AND state = 'over';

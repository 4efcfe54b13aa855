-- Whether the lobby lists the table as long as a seat is open.
ALTER TABLE tables ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_listed ON tables (created) WHERE listed = 1 AND state = 'open';

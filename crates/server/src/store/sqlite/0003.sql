-- Who agrees to hints at a table of several people.
ALTER TABLE seats ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;

-- Reviews of finished games, as JSON; `version` is that of the analysis. They can be computed anew.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL,
    review TEXT NOT NULL
);

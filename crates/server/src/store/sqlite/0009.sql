-- What people are told away from the page, as JSON: by which ways, of what, at which hours.
CREATE TABLE notice_settings (
    guest TEXT PRIMARY KEY REFERENCES guests (id),
    settings TEXT NOT NULL
);

-- The messages about decisions that people owe a table, one for each way and kind, as long as the decision is owed: sent
-- ones stay so that none is sent twice. `since` and `due` are milliseconds since 1970; `about` is the end of the time
-- that a reminder is about.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    way TEXT NOT NULL,
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    due BIGINT NOT NULL,
    about BIGINT,
    attempts BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, way, kind)
);

-- Times are milliseconds since 1970; flags are 0 or 1; lists are JSON. Plain types on purpose, so that
-- the same statements serve PostgreSQL.
CREATE TABLE settings (
    name TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
);

CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    code_hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    state TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    invitation TEXT NOT NULL UNIQUE,
    private BIGINT NOT NULL,
    shuffle BIGINT NOT NULL,
    secret BLOB NOT NULL,
    rematch_of TEXT,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    round BIGINT NOT NULL,
    asked TEXT NOT NULL,
    asked_since BIGINT,
    bot_asked BIGINT NOT NULL,
    ranks TEXT
);

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX tables_to_resume ON tables (id) WHERE bot_asked = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    nonce TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- History is only ever appended to; undo is an entry too.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    line TEXT NOT NULL,
    time BIGINT NOT NULL,
    batch BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE requests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    request TEXT NOT NULL,
    since BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, request)
) WITHOUT ROWID;

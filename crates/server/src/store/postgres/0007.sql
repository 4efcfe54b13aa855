-- Times are milliseconds since 1970; flags are 0 or 1; lists are JSON. The same tables, columns and indexes as in a data
-- file of this version. Ids are ordered byte by byte, as SQLite orders them.
CREATE TABLE settings (
    name TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE guests (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    code_hash TEXT COLLATE "C" NOT NULL UNIQUE,
    created BIGINT NOT NULL,
    -- How often a guest has logged out everywhere: cookies and codes of an earlier series are void.
    series BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    state TEXT NOT NULL,
    host TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    invitation TEXT COLLATE "C" NOT NULL UNIQUE,
    private BIGINT NOT NULL,
    shuffle BIGINT NOT NULL,
    secret BYTEA NOT NULL,
    rematch_of TEXT COLLATE "C",
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    round BIGINT NOT NULL,
    asked TEXT NOT NULL,
    asked_since BIGINT,
    bot_asked BIGINT NOT NULL,
    ranks TEXT,
    -- Which bot plays for people who are away, agreed when the table is made; the strongest where nothing was agreed.
    stand_in TEXT,
    -- How much time people have, as JSON, and what happens when it is up: `end`, else the stand-in decides.
    pace TEXT,
    time_up TEXT,
    -- When the clocks of the seats were last brought up to date, and when the first of them is up.
    clock_since BIGINT,
    due BIGINT,
    -- The seat whose time was up when the game ended without a result.
    ended_by BIGINT,
    -- What the people at a table are asked to agree on, as JSON.
    proposal TEXT
);

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX tables_to_resume ON tables (id) WHERE bot_asked = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    guest TEXT COLLATE "C" REFERENCES guests (id),
    bot TEXT,
    nonce TEXT,
    -- The bot that decides for the guest of a seat until the guest takes it back.
    stand_in TEXT,
    -- Who agrees to hints at a table of several people.
    hints BIGINT NOT NULL DEFAULT 0,
    -- The clocks: times in milliseconds, holidays in days.
    bank BIGINT NOT NULL DEFAULT 0,
    spent BIGINT NOT NULL DEFAULT 0,
    pause BIGINT NOT NULL DEFAULT 0,
    holiday_until BIGINT,
    holiday_days BIGINT NOT NULL DEFAULT 0,
    -- How much of the next decision's time is already used because the decision before it was taken back.
    carried BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- History is only ever appended to; undo is an entry too.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    line TEXT NOT NULL,
    time BIGINT NOT NULL,
    batch BIGINT NOT NULL,
    -- On the first entry of a request: how much time the decision had taken, in milliseconds.
    spent BIGINT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE requests (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    guest TEXT COLLATE "C" NOT NULL,
    request TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, request)
);

-- Reviews of finished games, as JSON; `version` is that of the analysis. They can be computed anew.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    version BIGINT NOT NULL,
    review TEXT NOT NULL
);

-- What people at a table said, the last lines of each table: `said` is JSON, `request` the sender's id for it.
CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    request TEXT COLLATE "C" NOT NULL,
    said TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_by_time ON chat (time);
CREATE INDEX chat_by_guest ON chat (guest);

-- Lines that somebody reported to the host of the server, each with the lines around it as JSON: they stay when the table
-- and its chat are gone.
CREATE TABLE reports (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    line BIGINT NOT NULL,
    about TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    by_guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    reason TEXT NOT NULL,
    time BIGINT NOT NULL,
    lines TEXT NOT NULL,
    UNIQUE (table_id, line, by_guest)
);

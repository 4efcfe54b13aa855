-- Programs that play for people over HTTP: each is a guest of its own. Of its token only a hash is kept; without one, nobody
-- can act for it.
CREATE TABLE programs (
    guest TEXT PRIMARY KEY REFERENCES guests (id),
    owner TEXT NOT NULL REFERENCES guests (id),
    token_hash TEXT UNIQUE
);
CREATE INDEX programs_by_owner ON programs (owner);

-- Whether programs can take a seat although the game is rated or listed in the lobby.
ALTER TABLE tables ADD COLUMN programs BIGINT NOT NULL DEFAULT 0;

-- Who does the host's work on the page. Times here and below are milliseconds since 1970.
CREATE TABLE hosts (
    guest TEXT PRIMARY KEY REFERENCES guests (id),
    since BIGINT NOT NULL
);

-- What people may no longer do (`mute`, `ban`), until when, or for good, and why.
CREATE TABLE sanctions (
    guest TEXT NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT,
    reason TEXT NOT NULL,
    PRIMARY KEY (guest, kind)
);

-- What the host tells everybody, until when.
CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    said TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- The codes with which people become guests where only those who are invited can: how many more people, and until when.
CREATE TABLE entrances (
    code TEXT PRIMARY KEY,
    note TEXT NOT NULL,
    people BIGINT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Whether a report is dealt with.
ALTER TABLE reports ADD COLUMN settled BIGINT NOT NULL DEFAULT 0;

-- How people look to others, as JSON, which language they read, and the end of the address by which others can ask them to
-- be friends.
ALTER TABLE guests ADD COLUMN avatar TEXT;
ALTER TABLE guests ADD COLUMN language TEXT;
ALTER TABLE guests ADD COLUMN link TEXT;

CREATE UNIQUE INDEX guests_by_link ON guests (link) WHERE link IS NOT NULL;

-- Names and passwords to sign in with. `name_key` is the name as it is compared, `look` what it looks like; the password is
-- stored as its argon2id hash.
CREATE TABLE accounts (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    look TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    changed BIGINT NOT NULL
);

-- What people are to each other, from the one's side: `asked` to be friends, `friend` or `blocked`.
CREATE TABLE relations (
    guest TEXT NOT NULL REFERENCES guests (id),
    other TEXT NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);

CREATE INDEX relations_by_other ON relations (other);

-- Friends who are asked to a table that has an open seat.
CREATE TABLE invites (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    by_guest TEXT NOT NULL REFERENCES guests (id),
    time BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX invites_by_guest ON invites (guest);
CREATE INDEX invites_by_giver ON invites (by_guest);

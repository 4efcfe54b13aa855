-- A person's standing orders, as JSON; and which entries they decided.
ALTER TABLE seats ADD COLUMN orders TEXT;
ALTER TABLE entries ADD COLUMN ordered BIGINT NOT NULL DEFAULT 0;

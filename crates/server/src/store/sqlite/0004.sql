-- How often a guest has logged out everywhere: cookies and codes of an earlier series are void.
ALTER TABLE guests ADD COLUMN series BIGINT NOT NULL DEFAULT 0;

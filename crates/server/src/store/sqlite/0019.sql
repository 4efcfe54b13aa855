-- What two friends say to each other, the last lines of each two: `said` is JSON, `time` rises from line to line, `seen` is
-- whether the other has read it.
CREATE TABLE private_lines (
    id TEXT PRIMARY KEY NOT NULL,
    by_guest TEXT NOT NULL REFERENCES guests (id),
    to_guest TEXT NOT NULL REFERENCES guests (id),
    said TEXT NOT NULL,
    time BIGINT NOT NULL,
    seen BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX private_lines_by ON private_lines (by_guest, to_guest, time);
CREATE INDEX private_lines_to ON private_lines (to_guest, by_guest, time);
CREATE INDEX private_lines_by_time ON private_lines (time);

-- Whether what was reported is a line of a private chat: then its id stands where a table's would.
ALTER TABLE reports ADD COLUMN private BIGINT NOT NULL DEFAULT 0;

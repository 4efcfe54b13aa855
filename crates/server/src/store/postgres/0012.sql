-- Whether the people who sit there are asked before the game starts, and until when; who has said to be ready.
ALTER TABLE tables ADD COLUMN ready_check BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ready_by BIGINT;
ALTER TABLE seats ADD COLUMN ready BIGINT NOT NULL DEFAULT 0;

-- Tables that wait in the lobby are looked at, so that those which nobody waits at are taken off its list.
UPDATE tables SET due = updated WHERE listed = 1 AND state = 'open' AND due IS NULL;

-- The number of the last line of a table's chat, which may have been removed since: none is given twice.
ALTER TABLE tables ADD COLUMN said BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET said = COALESCE((SELECT max(number) FROM chat WHERE chat.table_id = tables.id), 0);

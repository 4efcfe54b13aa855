-- How long the record was when a bot began to decide for the person in a seat, once one has.
ALTER TABLE seats ADD COLUMN stood_in BIGINT;
UPDATE seats SET stood_in = (SELECT version FROM tables WHERE tables.id = seats.table_id) WHERE stand_in IS NOT NULL;

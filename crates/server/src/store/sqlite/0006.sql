-- How much time people have, as JSON, and what happens when it is up: `end`, else the stand-in decides.
ALTER TABLE tables ADD COLUMN pace TEXT;
ALTER TABLE tables ADD COLUMN time_up TEXT;
-- When the clocks of the seats were last brought up to date, and when the first of them is up.
ALTER TABLE tables ADD COLUMN clock_since BIGINT;
ALTER TABLE tables ADD COLUMN due BIGINT;
-- The seat whose time was up when the game ended without a result.
ALTER TABLE tables ADD COLUMN ended_by BIGINT;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- The clocks: times in milliseconds, holidays in days.
ALTER TABLE seats ADD COLUMN bank BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN spent BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN pause BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN holiday_until BIGINT;
ALTER TABLE seats ADD COLUMN holiday_days BIGINT NOT NULL DEFAULT 0;

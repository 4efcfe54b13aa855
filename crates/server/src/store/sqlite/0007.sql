-- What the people at a table are asked to agree on, as JSON.
ALTER TABLE tables ADD COLUMN proposal TEXT;
-- How much time a decision had taken, on the first entry of a request; and how much of the next one's is already used
-- because the decision before it was taken back. In milliseconds.
ALTER TABLE entries ADD COLUMN spent BIGINT;
ALTER TABLE seats ADD COLUMN carried BIGINT NOT NULL DEFAULT 0;

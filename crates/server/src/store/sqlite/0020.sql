-- Whether the people bid for the seats, and what each has bid for every seat, as JSON.
ALTER TABLE tables ADD COLUMN bids BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN bids TEXT;

-- Which bot plays for people who are away, agreed when the table is made; the strongest where nothing was agreed.
ALTER TABLE tables ADD COLUMN stand_in TEXT;

-- The bot that decides for the guest of a seat until the guest takes it back.
ALTER TABLE seats ADD COLUMN stand_in TEXT;

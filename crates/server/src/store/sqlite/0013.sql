-- The moment of another game from which a table goes on, as JSON.
ALTER TABLE tables ADD COLUMN branch_of TEXT;

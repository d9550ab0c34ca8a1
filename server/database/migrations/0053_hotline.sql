-- The number that consumers of a company's products call.
ALTER TABLE mark ADD COLUMN hotline text NOT NULL DEFAULT '';

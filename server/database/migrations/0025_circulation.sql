-- Whether consumers are told the names of the dealers that a product passed through.
ALTER TABLE mark ADD COLUMN shows_dealer_names boolean NOT NULL DEFAULT false;

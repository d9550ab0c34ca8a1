-- Suppliers and customers that are not on the platform yet are invited by a link, of which only the hash is kept.
ALTER TABLE supplier ADD COLUMN invite_hash bytea, ADD COLUMN invite_until timestamptz,
  ADD CHECK (invite_hash IS NULL OR link_state = 'none');
ALTER TABLE customer ADD COLUMN invite_hash bytea, ADD COLUMN invite_until timestamptz,
  ADD CHECK (invite_hash IS NULL OR link_state = 'none');
CREATE UNIQUE INDEX supplier_by_invitation ON supplier (invite_hash) WHERE invite_hash IS NOT NULL;
CREATE UNIQUE INDEX customer_by_invitation ON customer (invite_hash) WHERE invite_hash IS NOT NULL;
-- Agreed to by a company that registered by the link: it begins when that company is verified.
ALTER TABLE partnership ADD COLUMN is_agreed boolean NOT NULL DEFAULT false;

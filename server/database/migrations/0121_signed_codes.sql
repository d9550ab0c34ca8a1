-- Codes that carry a signature: anyone verifies it with the public key, without asking us.
ALTER TABLE secret_key
  DROP CONSTRAINT secret_key_purpose_check,
  ADD CONSTRAINT secret_key_purpose_check CHECK (purpose IN ('code', 'covert', 'signature')),
  ADD COLUMN public_key bytea;
CREATE INDEX secret_key_published ON secret_key (company_id, id) WHERE public_key IS NOT NULL;
ALTER TABLE mark ADD COLUMN is_signed boolean NOT NULL DEFAULT false;

-- An invited user sets their own password by a link, of which only the hash is kept.
ALTER TABLE account ADD COLUMN invite_hash bytea, ADD COLUMN invite_until timestamptz;
CREATE UNIQUE INDEX account_by_invitation ON account (invite_hash) WHERE invite_hash IS NOT NULL;

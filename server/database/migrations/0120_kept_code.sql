-- A key may be revoked but for what had been shipped by then: the numbers of those codes, in runs.
ALTER TABLE secret_key ADD COLUMN keeps_shipped boolean NOT NULL DEFAULT false;
CREATE TABLE kept_code (
  company_id integer NOT NULL,
  key_id integer NOT NULL,
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL CHECK (last_seq >= first_seq),
  PRIMARY KEY (company_id, key_id, first_seq),
  FOREIGN KEY (company_id, key_id) REFERENCES secret_key (company_id, id)
);
CALL make_tenant_table('kept_code');
CALL close_to_dealers('kept_code');

-- What people starred in the search over everything: pages and records by their address, each person's own.
CREATE TABLE star (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  path text NOT NULL,
  company_id integer,
  thing jsonb NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, path),
  FOREIGN KEY (company_id, account_id) REFERENCES account (company_id, id) ON DELETE CASCADE
);
CALL make_tenant_table('star');
CREATE POLICY reader ON star AS RESTRICTIVE
  USING ((SELECT app_actor()) = 'system' OR account_id = (SELECT app_user()))
  WITH CHECK ((SELECT app_actor()) = 'system' OR account_id = (SELECT app_user()));

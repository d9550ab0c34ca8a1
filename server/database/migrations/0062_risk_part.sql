-- Risk rules that a company made for one of its parts: they stand in the place of its rule of that kind.
CREATE TABLE risk_part (
  company_id integer NOT NULL REFERENCES company,
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1000),
  part_id integer NOT NULL,
  kind text NOT NULL,
  enabled boolean NOT NULL,
  params jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  update_by integer,
  update_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, part_id) REFERENCES part (company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX risk_part_by_part ON risk_part (company_id, part_id, kind);
CALL make_tenant_table('risk_part');
CALL close_to_dealers('risk_part');

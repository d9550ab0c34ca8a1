-- What `scan_flow` counts of each dealer, added up over all places: those are hundreds a day for every dealer. Written by
-- what follows scans, together with it.
CREATE TABLE scan_dealer (
  company_id integer NOT NULL REFERENCES company,
  day date NOT NULL,
  dealer_id integer NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (company_id, day, dealer_id)
);
CREATE INDEX scan_dealer_by_dealer ON scan_dealer (company_id, dealer_id, day);
CALL make_tenant_table('scan_dealer');
DROP POLICY dealer ON scan_dealer;
CALL close_to_dealers('scan_dealer');

SELECT set_config('app.actor', 'system', true);
INSERT INTO scan_dealer
SELECT company_id, day, dealer_id, sum(total) FROM scan_flow GROUP BY company_id, day, dealer_id;

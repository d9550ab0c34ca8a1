-- Where consumers' scans come from, by day. What follows scans writes these three in the transaction that moves its
-- position, so that every scan counts once. They begin with this release: the log does not say which dealer held a
-- product when it was scanned, so the past cannot be counted exactly.
CREATE TABLE scan_place (
  company_id integer NOT NULL REFERENCES company,
  day date NOT NULL,
  -- 0: abroad or unknown.
  province smallint NOT NULL,
  -- As the scan has it; empty if unknown.
  city text NOT NULL,
  total bigint NOT NULL,
  -- Those outside the territories of the dealer that had the product.
  outside bigint NOT NULL,
  PRIMARY KEY (company_id, day, province, city)
);
CALL make_tenant_table('scan_place');
CALL close_to_dealers('scan_place');

-- The same for each dealer whose goods were scanned.
CREATE TABLE scan_flow (
  company_id integer NOT NULL REFERENCES company,
  day date NOT NULL,
  dealer_id integer NOT NULL,
  province smallint NOT NULL,
  city text NOT NULL,
  total bigint NOT NULL,
  outside bigint NOT NULL,
  PRIMARY KEY (company_id, day, dealer_id, province, city)
);
CREATE INDEX scan_flow_by_dealer ON scan_flow (company_id, dealer_id, day);
CREATE INDEX scan_flow_by_place ON scan_flow (company_id, province, day);
CALL make_tenant_table('scan_flow');
DROP POLICY dealer ON scan_flow;
CALL close_to_dealers('scan_flow');

-- The products scanned outside, a row for each day, place and dealer.
CREATE TABLE scan_stray (
  company_id integer NOT NULL REFERENCES company,
  province smallint NOT NULL,
  day date NOT NULL,
  city text NOT NULL,
  dealer_id integer NOT NULL,
  seq bigint NOT NULL,
  n integer NOT NULL,
  last_time timestamptz NOT NULL,
  PRIMARY KEY (company_id, province, day, city, dealer_id, seq)
);
CREATE INDEX scan_stray_by_time ON scan_stray (last_time);
CALL make_tenant_table('scan_stray');
DROP POLICY dealer ON scan_stray;
CALL close_to_dealers('scan_stray');

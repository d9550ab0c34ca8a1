-- What `code_tally` counts of scans, added up: it has a row for each batch and province of a day, which are millions in a
-- year. Written by the one node that follows scans, together with it, so that nobody waits for these few rows.
CREATE TABLE scan_total (
  company_id integer NOT NULL REFERENCES company,
  metric text NOT NULL CHECK (metric IN ('scanned', 'verified', 'alerts')),
  -- What is added up, as GROUPING (part_id, batch_id, province) says it: 7 all of them, 6 all parts and batches of a
  -- province, 3 all batches and provinces of a part, 2 all batches of a part and province, 1 all provinces of a batch.
  over smallint NOT NULL CHECK (over IN (1, 2, 3, 6, 7)),
  day date NOT NULL,
  -- 0: not known, or added up.
  part_id integer NOT NULL,
  batch_id integer NOT NULL,
  province smallint NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (company_id, metric, over, day, part_id, batch_id, province)
);
CREATE INDEX scan_total_of_part ON scan_total (company_id, metric, part_id, province, day) WHERE over = 2;
CREATE INDEX scan_total_of_batch ON scan_total (company_id, metric, batch_id, day) WHERE over = 1;
CALL make_tenant_table('scan_total');
CALL close_to_dealers('scan_total');

SELECT set_config('app.actor', 'system', true);
INSERT INTO scan_total
SELECT company_id, metric, GROUPING(part_id, batch_id, province), day, coalesce(part_id, 0), coalesce(batch_id, 0),
  coalesce(province, 0), sum(n)
FROM code_tally WHERE metric IN ('scanned', 'verified', 'alerts')
GROUP BY company_id, metric, day,
  GROUPING SETS ((), (province), (part_id), (part_id, province), (part_id, batch_id));

-- A waiver is given for what was known then: the newest record of the step, or none. A failure recorded since needs another.
ALTER TABLE quality_waiver ADD COLUMN record_id integer, ADD COLUMN record_version integer;
SELECT set_config('app.actor', 'system', true);
UPDATE quality_waiver AS w SET record_id = r.id, record_version = r.version
FROM quality_waiver AS v
CROSS JOIN LATERAL (
  SELECT q.id, q.version, q.update_time FROM quality_record AS q
  WHERE q.company_id = v.company_id AND q.seq = v.seq AND q.step = v.step
  ORDER BY q.pass_time DESC, q.id DESC LIMIT 1
) AS r
WHERE w.company_id = v.company_id AND w.id = v.id AND r.update_time <= v.create_time;

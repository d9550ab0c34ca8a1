-- What replaced a product is looked for before another repair hands it out.
CREATE INDEX repair_by_replacement ON repair (company_id, replacement_seq) WHERE replacement_seq IS NOT NULL;

-- Colleagues write names into the incidents that reports belong to, and into findings from repairs, reports and such
-- incidents: what the log says of these is struck as well.
CREATE OR REPLACE FUNCTION strike_from_logs(erasing integer, after_time timestamptz, after_id bigint, most integer, phone text,
  names text[], OUT last_time timestamptz, OUT last_id bigint, OUT is_over boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  gone text[] := array_prepend(phone, names);
  person text;
  own text[];
  reported text[];
  joined text[];
  found_from text[];
  covered integer;
  signed integer;
BEGIN
  SELECT e.member_id::text, array(
      -- Somebody who asks for a repair has no company in the log.
      SELECT c || ':' || r.id FROM jsonb_to_recordset(e.repairs) AS r (company_id integer, id integer),
        unnest(ARRAY[r.company_id::text, '']) AS c
      WHERE NOT EXISTS (SELECT FROM repair x WHERE x.company_id = r.company_id AND x.id = r.id AND x.mobile_index <> '')),
      array(SELECT c || ':' || r.id FROM jsonb_to_recordset(e.reports) AS r (company_id integer, id integer),
        unnest(ARRAY[r.company_id::text, '']) AS c
      WHERE NOT EXISTS (SELECT FROM fake_report x WHERE x.company_id = r.company_id AND x.id = r.id AND x.mobile_index IS NOT NULL)),
      array(SELECT x.company_id || ':' || x.incident_id
        FROM jsonb_to_recordset(e.reports) AS r (company_id integer, id integer)
        JOIN fake_report x ON x.company_id = r.company_id AND x.id = r.id AND x.mobile_index IS NULL
        WHERE x.incident_id IS NOT NULL)
    INTO person, own, reported, joined FROM erasure e
    WHERE e.id = erasing AND e.end_time IS NULL AND NOT EXISTS (SELECT FROM member m WHERE m.id = e.member_id);
  IF NOT FOUND OR app_actor() IS DISTINCT FROM 'system' OR coalesce(phone, '') !~ '^\d{11}$'
    OR coalesce(most, 0) NOT BETWEEN 1 AND 50000 THEN
    RAISE EXCEPTION 'nobody is being erased' USING ERRCODE = 'insufficient_privilege';
  END IF;
  found_from := array(
    SELECT n.company_id || ':' || n.id FROM (
        SELECT 'repair' AS source, unnest(own) AS record
        UNION ALL SELECT 'report', unnest(reported)
        UNION ALL SELECT 'incident', unnest(joined)) AS s
      JOIN nonconformance n ON n.company_id = nullif(split_part(s.record, ':', 1), '')::integer
        AND n.source = s.source AND n.source_id = split_part(s.record, ':', 2)::integer);

  SELECT x.create_time, x.id, count(*) OVER () INTO last_time, last_id, covered FROM (
      SELECT create_time, id FROM operation_log
      WHERE create_time >= after_time AND (create_time, id) > (after_time, after_id)
      ORDER BY create_time, id LIMIT most) AS x
    ORDER BY x.create_time DESC, x.id DESC LIMIT 1;
  -- That the member was written stays; what was written was the person.
  UPDATE operation_log SET
      before = CASE WHEN target = 'member' AND target_id = person THEN CASE WHEN before IS NOT NULL THEN '{}'::jsonb END
        ELSE strike(before, gone) END,
      after = CASE WHEN target = 'member' AND target_id = person THEN CASE WHEN after IS NOT NULL THEN '{}'::jsonb END
        ELSE strike(after, gone) END
    WHERE create_time >= after_time AND create_time <= last_time
      AND (create_time, id) > (after_time, after_id) AND (create_time, id) <= (last_time, last_id)
      AND num_nonnulls(before, after) > 0
      AND ((target = 'member' AND target_id = person)
        OR strpos(before::text, phone) > 0 OR strpos(after::text, phone) > 0
        OR (target = 'repair' AND (coalesce(company_id::text, '') || ':' || target_id) = ANY (own))
        OR (target = 'fakeReport' AND (coalesce(company_id::text, '') || ':' || target_id) = ANY (reported))
        OR (target = 'incident' AND (company_id || ':' || target_id) = ANY (joined))
        OR (target = 'nonconformance' AND (company_id || ':' || target_id) = ANY (found_from))
        -- What the platform looked for when it exported members is about no single one.
        OR (target = 'member' AND target_id IS NULL AND company_id IS NULL));
  UPDATE login_log SET username = '***' WHERE (create_time, id) IN
    (SELECT create_time, id FROM login_log WHERE username = phone AND account_id IS NULL LIMIT most);
  GET DIAGNOSTICS signed = ROW_COUNT;
  UPDATE member_point SET reason = strike(reason, gone) WHERE member_id = person::integer AND reason <> '';
  is_over := coalesce(covered, 0) < most AND signed < most;
  last_time := coalesce(last_time, after_time);
  last_id := coalesce(last_id, after_id);
END $$;

SELECT set_config('app.actor', 'system', true);

-- Which of its checks was the first since it was shipped: what consumers are told counts from there. Checks of what was
-- not shipped yet, and those of a buyer who gave it back, come before. Without a value, but with a time, it is the first.
ALTER TABLE identifier ADD COLUMN first_no integer;
UPDATE identifier AS i SET first_no = s.number FROM scan_log AS s
WHERE s.is_first AND s.counts AND s.number > 1 AND i.company_id = s.company_id AND i.seq = s.seq AND i.first_time = s.scan_time;

-- The same as before, with that number.
DROP FUNCTION hold_codes;
CREATE FUNCTION hold_codes(companies integer[], numbers bigint[]) RETURNS TABLE (
  at_time timestamptz, company_id integer, seq bigint, state smallint, is_recalled boolean, scans integer,
  first_time timestamptz, first_no integer, part_id integer, batch_id integer, warranty_start timestamptz,
  warranty_end timestamptz, recent jsonb, page_plan integer, sale_time timestamptz
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM (
    SELECT FROM unnest(companies, numbers) AS asked (company, number)
    JOIN identifier AS i ON i.company_id = asked.company AND i.seq = asked.number
    ORDER BY i.company_id, i.seq FOR NO KEY UPDATE OF i) AS held;
  RETURN QUERY
    SELECT now(), i.company_id, i.seq, i.state, coalesce(b.state = 'recalled', false), i.scans, i.first_time,
      CASE WHEN i.first_time IS NOT NULL THEN coalesce(i.first_no, 1) END,
      i.part_id, i.batch_id, w.start_time, least(w.expire_time, w.void_time),
      -- What nobody has asked for has no log to look into.
      CASE WHEN i.scans > 0 THEN last_scans(i.company_id, i.seq) END,
      (SELECT p.number FROM page_plan AS p WHERE p.company_id = i.company_id),
      -- Sold or activated, or so before it was frozen or recalled.
      CASE WHEN coalesce(i.before_state, i.state) IN (7, 8) THEN (
        SELECT max(r.sold_at) FROM sale_code AS c
        JOIN sale_record AS r ON r.company_id = c.company_id AND r.id = c.sale_id
        WHERE c.company_id = i.company_id AND c.seq = i.seq AND r.state <> 'void') END
    FROM unnest(companies, numbers) AS asked (company, number)
    JOIN identifier AS i ON i.company_id = asked.company AND i.seq = asked.number
    LEFT JOIN batch AS b ON b.company_id = i.company_id AND b.id = i.batch_id
    LEFT JOIN warranty AS w ON w.company_id = i.company_id AND w.seq = i.seq;
END $$;

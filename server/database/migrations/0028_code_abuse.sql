-- Wrong security codes are counted in `throttle`, for who typed them and for the code, and rest for a time only. Codes
-- that were locked for good are free again.
ALTER TABLE bound_code DROP COLUMN failures;

-- `scratch:{company}:{number}` and `scratch:{company}:{number}:{asker}`: what staff look at and release.
CREATE INDEX throttle_by_scratch_code ON throttle (split_part(subject, ':', 2), split_part(subject, ':', 3))
  WHERE subject LIKE 'scratch:%';

-- A verdict counts devices of different networks: the last scans of a code tell theirs, too.
CREATE OR REPLACE FUNCTION last_scans(asked_company integer, asked_seq bigint) RETURNS jsonb LANGUAGE plpgsql STABLE
SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    SELECT jsonb_agg(jsonb_build_array(extract(epoch FROM l.scan_time), l.device::text, l.province, l.latitude,
      l.longitude, l.number, l.city, l.address::text))
    FROM (
      SELECT s.scan_time, s.device, s.province, s.latitude, s.longitude, s.number, s.city, s.address FROM scan_log AS s
      WHERE s.company_id = asked_company AND s.seq = asked_seq AND s.counts
        AND s.scan_time > now() - interval '30 days'
        -- A scan that began later may have locked the row first: it is seen as well.
        AND s.scan_time <= now() + interval '1 hour'
      ORDER BY s.id DESC LIMIT 64) AS l);
END $$;

-- Whether a consumer proves the phone number by SMS before a product is activated.
ALTER TABLE mark ADD COLUMN activation_sms boolean NOT NULL DEFAULT false;

-- How often a phone number was used, in all companies.
CREATE INDEX warranty_by_phone ON warranty (mobile_index, active_time);

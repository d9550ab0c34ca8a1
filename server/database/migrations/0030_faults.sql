SELECT set_config('app.actor', 'system', true);

-- Jobs run in lanes: short ones never wait for long ones. In the long lane companies take turns: a job's turn is one
-- after the last job of its company, so that a company with a hundred jobs does not go before all others.
ALTER TABLE job
  ADD COLUMN lane text NOT NULL DEFAULT 'short' CHECK (lane IN ('short', 'long')),
  ADD COLUMN priority smallint NOT NULL DEFAULT 0,
  ADD COLUMN turn bigint NOT NULL DEFAULT 0;
UPDATE job SET lane = 'long' WHERE state IN ('waiting', 'running', 'paused') AND kind IN
  ('codes.make', 'security.make', 'identifiers.move', 'example.make', 'files.sweep', 'pictures.move');
DROP INDEX job_ready;
CREATE INDEX job_ready ON job (lane, priority DESC, turn, id) WHERE state IN ('waiting', 'running');
CREATE INDEX job_turn ON job (lane, coalesce(company_id, 0), turn) WHERE state IN ('waiting', 'running');
CREATE INDEX job_by_lane ON job (lane, id DESC);

-- The next turn of a company. It looks at the jobs of all companies, no matter who asks, and tells only a number.
CREATE FUNCTION next_job_turn(asked_lane text, asked_company integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(current_setting('app.actor', true), '');
  next_turn bigint;
BEGIN
  PERFORM set_config('app.actor', 'system', true);
  SELECT greatest(
    (SELECT max(turn) + 1 FROM job
      WHERE lane = asked_lane AND coalesce(company_id, 0) = coalesce(asked_company, 0) AND state IN ('waiting', 'running')),
    (SELECT min(turn) FROM job WHERE lane = asked_lane AND state IN ('waiting', 'running') AND run_after <= now()),
    0) INTO next_turn;
  PERFORM set_config('app.actor', actor, true);
  RETURN next_turn;
END $$;

-- Where the reader of scans stands. Transaction numbers count only in the cluster that gave them: a restored database
-- begins a new epoch. Rows up to `after_id` belong to an earlier one; what was left of that has a row of its own
-- (`until_id`), which goes when it is read to its end.
ALTER TABLE scan_reader
  ADD COLUMN cluster text,
  ADD COLUMN epoch integer NOT NULL DEFAULT 1,
  ADD COLUMN high_id bigint NOT NULL DEFAULT 0,
  ADD COLUMN after_id bigint NOT NULL DEFAULT 0,
  ADD COLUMN until_id bigint;
UPDATE scan_reader SET high_id = (SELECT last_value FROM scan_log_id) WHERE name = 'follow';

-- Since when the database's clock has run without a leap, as far as anybody watched. Days are sealed by it.
CREATE TABLE clock_watch (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  seen_time timestamptz NOT NULL DEFAULT now(),
  steady_since timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO clock_watch DEFAULT VALUES;

-- The phone number of a company's contact, encrypted; the plain column is emptied at the next start.
ALTER TABLE company ADD COLUMN mobile_sealed bytea;

-- Months of large tables that lie in the storage instead of the database, and their files.
CREATE TABLE archive (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('scan_log', 'trace_event', 'trace_event_run')),
  -- As in the name of the partition: 2026_03.
  month text NOT NULL CHECK (month ~ '^\d{4}_\d{2}$'),
  state text NOT NULL DEFAULT 'writing' CHECK (state IN ('writing', 'written', 'archived', 'restoring', 'restored')),
  -- The columns of its files, in their order.
  columns text[] NOT NULL,
  region smallint NOT NULL,
  rows bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  first_time timestamptz,
  last_time timestamptz,
  restored_until timestamptz,
  create_time timestamptz NOT NULL DEFAULT now(),
  update_time timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source, month)
);
CREATE TABLE archive_part (
  archive_id integer NOT NULL REFERENCES archive ON DELETE CASCADE,
  part integer NOT NULL,
  place text NOT NULL,
  rows integer NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  -- The key of its last row: the next part begins after it.
  last_key text[] NOT NULL,
  PRIMARY KEY (archive_id, part)
);

-- The months of a table that are over for so many days, oldest first. Each is under the same limit as the routines
-- below, no matter what was asked for: nobody takes the traces of the last months away.
CREATE FUNCTION old_months(source text, keep_days integer) RETURNS TABLE (month text) LANGUAGE sql STABLE
SET search_path TO public, pg_temp SET timezone TO 'UTC' AS $$
  SELECT right(c.relname, 7) FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  WHERE i.inhparent = source::regclass AND c.relname ~ (source || '_\d{4}_\d{2}$')
    AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month'
      <= now() - make_interval(days => greatest(keep_days, CASE WHEN source = 'scan_log' THEN 90 ELSE 365 END))
  ORDER BY 1
$$;

-- Removes a month whose archive has been written and read back, or which was restored for a time. It compares once
-- more: as many rows as in the files, and of events only days that are sealed. A writer waits behind a drop that
-- waits for its lock, so that is given up soon.
CREATE FUNCTION drop_archived_month(source text, month text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO public, pg_temp SET lock_timeout TO '500ms' SET timezone TO 'UTC' AS $$
DECLARE
  kept record;
  cut text := format('%s_%s', source, month);
  counted bigint;
  is_open boolean;
BEGIN
  SELECT a.id, a.rows, a.state, coalesce((SELECT sum(p.rows) FROM archive_part p WHERE p.archive_id = a.id), 0) AS filed
    INTO kept FROM archive a WHERE a.source = drop_archived_month.source AND a.month = drop_archived_month.month
    AND (a.state = 'written' OR a.state = 'restored' AND a.restored_until < now()) FOR UPDATE;
  IF NOT FOUND OR app_actor() IS DISTINCT FROM 'system'
    OR NOT EXISTS (SELECT FROM old_months(source, 0) o WHERE o.month = drop_archived_month.month) THEN
    RAISE EXCEPTION 'this month is not archived' USING ERRCODE = 'insufficient_privilege';
  END IF;
  BEGIN
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', cut);
    EXECUTE format('SELECT count(*) FROM %I', cut) INTO counted;
    IF source = 'trace_event' THEN
      EXECUTE format($q$SELECT EXISTS (SELECT FROM (SELECT DISTINCT company_id,
          (record_time AT TIME ZONE 'Asia/Shanghai')::date AS day FROM %I) AS d
        WHERE NOT EXISTS (SELECT FROM event_root r WHERE r.company_id = d.company_id AND r.day = d.day))$q$, cut)
        INTO is_open;
    END IF;
    IF is_open OR counted <> kept.rows OR kept.filed <> kept.rows THEN RETURN false; END IF;
    EXECUTE format('DROP TABLE %I', cut);
  EXCEPTION WHEN lock_not_available THEN
    -- Somebody uses it; it is tried again within the hour.
    RETURN false;
  END;
  UPDATE archive SET state = 'archived', restored_until = NULL, update_time = now() WHERE id = kept.id;
  RETURN true;
END $$;

-- Removes old months of scans where the platform keeps no archive of them. One that was begun is completed.
CREATE FUNCTION drop_old_scans(keep_days integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO public, pg_temp SET lock_timeout TO '500ms' AS $$
DECLARE dropped integer := 0; old text;
BEGIN
  FOR old IN SELECT o.month FROM old_months('scan_log', keep_days) o
    WHERE NOT EXISTS (SELECT FROM archive a WHERE a.source = 'scan_log' AND a.month = o.month)
  LOOP
    BEGIN
      EXECUTE format('DROP TABLE %I', 'scan_log_' || old);
      dropped := dropped + 1;
    EXCEPTION WHEN lock_not_available THEN EXIT;
    END;
  END LOOP;
  RETURN dropped;
END $$;

-- Makes the partition of an archived month again, so that its rows can be put back.
CREATE PROCEDURE open_archived_month(source text, month text) LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO public, pg_temp SET lock_timeout TO '500ms' SET timezone TO 'UTC' AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM archive a WHERE a.source = open_archived_month.source
    AND a.month = open_archived_month.month AND a.state = 'restoring') THEN
    RAISE EXCEPTION 'this month is not archived' USING ERRCODE = 'insufficient_privilege';
  END IF;
  CALL make_cut(format('%s_%s', source, month), source::regclass, format('FOR VALUES FROM (%L) TO (%L)',
    to_date(month, 'YYYY_MM'), to_date(month, 'YYYY_MM') + interval '1 month'));
END $$;
REVOKE ALL ON FUNCTION drop_archived_month(text, text) FROM PUBLIC;
REVOKE ALL ON FUNCTION drop_old_scans(integer) FROM PUBLIC;
REVOKE ALL ON PROCEDURE open_archived_month(text, text) FROM PUBLIC;

-- What is swept by its age.
CREATE INDEX incident_scan_by_time ON incident_scan (scan_time);
CREATE INDEX page_version_by_time ON page_version (create_time);
CREATE INDEX part_revision_by_time ON part_revision (create_time);

-- Who did what and who signed in grow for ever: both logs are cut into months, so that old ones go whole.
SELECT set_config('app.actor', 'system', true);

-- Every cut is under the very policies of its table: one that shows dealers their own rows does so month by month.
CREATE OR REPLACE PROCEDURE make_cut(cut text, parent regclass, bounds text) LANGUAGE plpgsql AS $$
DECLARE shown text; written text;
BEGIN
  IF to_regclass(cut) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF %s %s', cut, parent, bounds);
  CALL make_tenant_table(cut::regclass);
  IF EXISTS (SELECT FROM pg_policy WHERE polrelid = cut::regclass AND polname = 'dealer') THEN RETURN; END IF;
  SELECT pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid) INTO shown, written
    FROM pg_policy WHERE polrelid = parent AND polname = 'dealer';
  IF shown IS NULL THEN
    CALL close_to_dealers(cut::regclass);
  ELSE
    EXECUTE format('CREATE POLICY dealer ON %I AS RESTRICTIVE USING (%s) WITH CHECK (%s)', cut, shown, written);
  END IF;
EXCEPTION WHEN check_violation THEN
  -- Rows of that month lie in the rest already, and are found there.
  NULL;
END $$;

ALTER TABLE operation_log RENAME TO old_operation_log;
ALTER TABLE login_log RENAME TO old_login_log;
ALTER INDEX operation_log_by_company RENAME TO old_operation_log_by_company;
ALTER INDEX operation_log_by_account RENAME TO old_operation_log_by_account;
ALTER INDEX login_log_by_company RENAME TO old_login_log_by_company;
ALTER INDEX login_log_by_account RENAME TO old_login_log_by_account;
ALTER INDEX operation_log_pkey RENAME TO old_operation_log_pkey;
ALTER INDEX login_log_pkey RENAME TO old_login_log_pkey;
ALTER INDEX operation_log_by_time RENAME TO old_operation_log_by_time;
ALTER INDEX login_log_by_time RENAME TO old_login_log_by_time;

CREATE SEQUENCE operation_log_id;
CREATE TABLE operation_log (
  -- Empty: of the platform.
  company_id integer,
  create_time timestamptz NOT NULL DEFAULT now(),
  id bigint NOT NULL DEFAULT nextval('operation_log_id'),
  login_type text NOT NULL,
  account_id integer,
  username text NOT NULL,
  path text NOT NULL,
  permission text,
  target text,
  target_id text,
  before jsonb,
  after jsonb,
  ip text NOT NULL,
  user_agent text NOT NULL,
  request_id text NOT NULL,
  duration integer NOT NULL,
  PRIMARY KEY (id, create_time)
) PARTITION BY RANGE (create_time);

CREATE SEQUENCE login_log_id;
CREATE TABLE login_log (
  -- Empty: of the platform, or of nobody who is known.
  company_id integer,
  create_time timestamptz NOT NULL DEFAULT now(),
  id bigint NOT NULL DEFAULT nextval('login_log_id'),
  login_type text NOT NULL,
  account_id integer,
  username text NOT NULL,
  result text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  PRIMARY KEY (id, create_time)
) PARTITION BY RANGE (create_time);

CALL make_tenant_table('operation_log');
CALL make_tenant_table('login_log');
CALL keep_dealers_to_themselves('operation_log');
CALL keep_dealers_to_themselves('login_log');

-- From the month of the oldest row on.
DO $$
DECLARE log text; back integer;
BEGIN
  FOREACH log IN ARRAY ARRAY['operation_log', 'login_log'] LOOP
    EXECUTE format($q$SELECT least(60, greatest(1, (extract(year FROM age) * 12 + extract(month FROM age) + 1)::integer))
      FROM (SELECT age(now(), coalesce(min(create_time), now())) AS age FROM old_%s) AS oldest$q$, log) INTO back;
    CALL make_months(log::regclass, back, 12);
  END LOOP;
END $$;

INSERT INTO operation_log (company_id, create_time, id, login_type, account_id, username, path, permission, target,
    target_id, before, after, ip, user_agent, request_id, duration)
  SELECT company_id, create_time, id, login_type, account_id, username, path, permission, target,
    target_id, before, after, ip, user_agent, request_id, duration FROM old_operation_log;
INSERT INTO login_log (company_id, create_time, id, login_type, account_id, username, result, ip, user_agent)
  SELECT company_id, create_time, id, login_type, account_id, username, result, ip, user_agent FROM old_login_log;
SELECT setval('operation_log_id', (SELECT coalesce(max(id), 0) + 1 FROM operation_log), false);
SELECT setval('login_log_id', (SELECT coalesce(max(id), 0) + 1 FROM login_log), false);
DROP TABLE old_operation_log;
DROP TABLE old_login_log;

-- Each filter of the lists, in the order in which they are shown. What is rare wherever it stands needs no company.
CREATE INDEX operation_log_by_time ON operation_log (create_time, id);
CREATE INDEX operation_log_by_company ON operation_log (company_id, create_time, id);
CREATE INDEX operation_log_by_account ON operation_log (account_id, create_time, id);
CREATE INDEX operation_log_by_username ON operation_log (username, create_time, id);
CREATE INDEX operation_log_by_company_path ON operation_log (company_id, path, create_time, id);
CREATE INDEX operation_log_by_path ON operation_log (path, create_time, id);
CREATE INDEX operation_log_by_company_target ON operation_log (company_id, target, create_time, id);
CREATE INDEX operation_log_by_record ON operation_log (target_id, target, create_time, id);
CREATE INDEX operation_log_by_address ON operation_log (ip, create_time, id);
CREATE INDEX operation_log_by_request ON operation_log (request_id, create_time, id);
CREATE INDEX login_log_by_time ON login_log (create_time, id);
CREATE INDEX login_log_by_company ON login_log (company_id, create_time, id);
CREATE INDEX login_log_by_account ON login_log (account_id, create_time, id);
CREATE INDEX login_log_by_username ON login_log (username, create_time, id);
CREATE INDEX login_log_by_company_result ON login_log (company_id, result, create_time, id);
CREATE INDEX login_log_by_result ON login_log (result, create_time, id);
CREATE INDEX login_log_by_address ON login_log (ip, create_time, id);

-- The server owns nothing, and may neither make months nor end them, nor delete a row of a log. What it must do once a
-- month it asks of these two, which do nothing else: see docs/decisions/retention.md.
CREATE PROCEDURE make_months_ahead() LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO public, pg_temp SET lock_timeout TO '300ms' AS $$
DECLARE log regclass;
BEGIN
  FOREACH log IN ARRAY ARRAY['trace_event', 'trace_event_run', 'scan_log', 'operation_log', 'login_log']::regclass[] LOOP
    BEGIN
      CALL make_months(log, 0, 12);
    EXCEPTION WHEN lock_not_available THEN
      -- Somebody is busy with it; there is a year left.
      NULL;
    END;
  END LOOP;
END $$;

-- Ends whole months that are older than so many days, and then at most so many rows of those that are not over yet.
-- Says how many rows it deleted one by one. Nothing of the last thirty days is ever touched.
CREATE FUNCTION sweep_log(log text, keep_days integer, most integer) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO public, pg_temp SET lock_timeout TO '3s' SET timezone TO 'UTC' AS $$
DECLARE
  cut text;
  swept bigint;
  before timestamptz := now() - make_interval(days => keep_days);
BEGIN
  IF log NOT IN ('operation_log', 'login_log') OR keep_days < 30 THEN
    RAISE EXCEPTION 'neither this table nor so young a row is swept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOR cut IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = log::regclass AND c.relname ~ (log || '_\d{4}_\d{2}$')
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before
  LOOP
    BEGIN
      EXECUTE format('DROP TABLE %I', cut);
    EXCEPTION WHEN lock_not_available THEN
      -- Somebody reads it, and whoever writes would wait behind us; the next sweep comes within the hour.
      EXIT;
    END;
  END LOOP;
  EXECUTE format('DELETE FROM %1$I WHERE (create_time, id) IN
    (SELECT create_time, id FROM %1$I WHERE create_time < $1 ORDER BY create_time LIMIT $2)', log)
    USING before, most;
  GET DIAGNOSTICS swept = ROW_COUNT;
  RETURN swept;
END $$;
REVOKE ALL ON PROCEDURE make_months_ahead() FROM PUBLIC;
REVOKE ALL ON FUNCTION sweep_log(text, integer, integer) FROM PUBLIC;

-- Notices and messages are swept by their age, and messages listed by their state.
CREATE INDEX notice_by_time ON notice (create_time);
CREATE INDEX sms_message_by_state ON sms_message (state, id);

-- What a node says of itself: the platform's page of service health shows it.
ALTER TABLE node ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';

-- What the platform tells companies, in words of its own.
CREATE TABLE announcement (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 1000) PRIMARY KEY,
  title text COLLATE "zh-x-icu" NOT NULL,
  content text NOT NULL,
  title_en text NOT NULL DEFAULT '',
  content_en text NOT NULL DEFAULT '',
  title_tw text NOT NULL DEFAULT '',
  content_tw text NOT NULL DEFAULT '',
  -- Empty: all of them.
  company_ids jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sending', 'sent', 'withdrawn')),
  -- The notices it became.
  batch uuid NOT NULL DEFAULT gen_random_uuid(),
  -- How many accounts got it.
  readers integer NOT NULL DEFAULT 0,
  send_time timestamptz,
  create_user text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  create_by integer,
  create_time timestamptz NOT NULL DEFAULT now(),
  update_by integer,
  update_time timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX announcement_by_title ON announcement (title, id);
CREATE INDEX announcement_by_create ON announcement (create_time, id);
CREATE INDEX announcement_by_send ON announcement (send_time, id);
CREATE INDEX announcement_by_state ON announcement (state, id);
CALL make_searchable('announcement', $$title || ' ' || content$$, '0');

-- A job writes the notices of an announcement step by step: the same reader never gets it twice.
DROP INDEX notice_by_batch;
CREATE UNIQUE INDEX notice_once ON notice (batch, account_id);
CREATE INDEX notice_of_announcement ON notice (batch, is_read) WHERE sentence = 'announcement';

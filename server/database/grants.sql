-- What the server's role may do. It owns nothing; logs can be written but never rewritten.
-- Months ahead of time; those there are already stay.
CALL make_months('trace_event', 0, 12);
CALL make_months('trace_event_run', 0, 12);
CALL make_months('scan_log', 0, 12);
CALL make_months('operation_log', 0, 12);
CALL make_months('login_log', 0, 12);
GRANT USAGE ON SCHEMA public TO {{role}};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {{role}};
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO {{role}};
REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM {{role}};
-- Whom an erasure is about is written once, too; only that it ended is told later.
REVOKE UPDATE, DELETE ON erasure FROM {{role}};
GRANT UPDATE (words_sealed, end_time) ON erasure TO {{role}};
REVOKE UPDATE, DELETE ON operation_log, login_log, trace_event, trace_event_run, event_root, event_tile,
  log_day, log_head, log_key, log_cosignature, log_time_stamp, scan_log,
  member_point, privacy_text, consent FROM {{role}};
-- What a witness signed once, it remembers.
REVOKE DELETE ON witnessed_head FROM {{role}};
-- That somebody agreed stays; who it was goes with an erasure.
GRANT UPDATE (mobile_index) ON consent TO {{role}};
-- Nor through a month of them: those are written by way of their table alone.
DO $$
DECLARE cut regclass;
BEGIN
  FOR cut IN SELECT inhrelid::regclass FROM pg_inherits
    WHERE inhparent IN ('trace_event'::regclass, 'trace_event_run'::regclass, 'scan_log'::regclass,
      'operation_log'::regclass, 'login_log'::regclass)
  LOOP
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON %s FROM {{role}}', cut);
  END LOOP;
END $$;
-- What it may have done for it: months made ahead, and what is too old taken away from the two logs.
GRANT EXECUTE ON PROCEDURE make_months_ahead() TO {{role}};
GRANT EXECUTE ON FUNCTION sweep_log(text, integer, integer) TO {{role}};
-- And old months moved into the storage and back.
GRANT EXECUTE ON FUNCTION drop_archived_month(text, text) TO {{role}};
GRANT EXECUTE ON FUNCTION drop_old_scans(integer) TO {{role}};
GRANT EXECUTE ON PROCEDURE open_archived_month(text, text) TO {{role}};
-- And a person struck from logs and ledger whose data are erased.
GRANT EXECUTE ON FUNCTION strike_from_logs(integer, timestamptz, bigint, integer, text, text[]) TO {{role}};
-- A search under row-level security may use its index only where these are trusted not to tell what they saw.
-- They raise no error that holds a value. Marking them takes a superuser; without one searches read more rows.
DO $$ BEGIN
  ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
  ALTER FUNCTION grams(integer, text) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;

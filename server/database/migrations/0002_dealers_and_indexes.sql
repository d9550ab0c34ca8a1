-- A dealer is a guest of its company: of people's affairs it sees its own only.
CREATE PROCEDURE keep_dealers_to_themselves(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($p$CREATE POLICY dealer ON %s AS RESTRICTIVE
    USING ((SELECT app_actor()) <> 'dealer' OR account_id = (SELECT app_user()))
    WITH CHECK ((SELECT app_actor()) <> 'dealer' OR account_id = (SELECT app_user()))$p$, target);
END $$;
CALL keep_dealers_to_themselves('account_avatar');
CALL keep_dealers_to_themselves('account_role');
CALL keep_dealers_to_themselves('session');
CALL keep_dealers_to_themselves('operation_log');
CALL keep_dealers_to_themselves('login_log');
CALL keep_dealers_to_themselves('job');
CREATE POLICY dealer ON role AS RESTRICTIVE
  USING ((SELECT app_actor()) <> 'dealer' OR login_type = 'dealer')
  WITH CHECK ((SELECT app_actor()) <> 'dealer');

-- What references or is looked for by other columns than the first indexes begin with.
CREATE INDEX company_by_version ON company (system_version_id);
CREATE INDEX account_by_dealer ON account (company_id, dealer_id);
CREATE INDEX session_by_company ON session (company_id);
CREATE INDEX job_by_state ON job (state, id DESC);
CREATE INDEX job_by_kind ON job (kind, id DESC);
CREATE INDEX login_log_by_account ON login_log (account_id, create_time DESC);
CREATE INDEX operation_log_by_account ON operation_log (account_id, create_time DESC);

-- What the server's role may do. It owns nothing; logs can be written but never rewritten.
GRANT USAGE ON SCHEMA public TO {{role}};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {{role}};
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO {{role}};
REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM {{role}};
REVOKE UPDATE, DELETE ON operation_log, login_log FROM {{role}};

-- A row of one company cannot point at an account or role of another. The plain keys stay beside these:
-- the platform's own rows have no company, and PostgreSQL does not check a key with a null in it.
CREATE UNIQUE INDEX account_within_company ON account (company_id, id);
CREATE UNIQUE INDEX role_within_company ON role (company_id, id);
DROP INDEX account_by_company;

ALTER TABLE account_role
  ADD FOREIGN KEY (company_id, account_id) REFERENCES account (company_id, id) ON DELETE CASCADE,
  ADD FOREIGN KEY (company_id, role_id) REFERENCES role (company_id, id);
ALTER TABLE account_avatar
  ADD FOREIGN KEY (company_id, account_id) REFERENCES account (company_id, id) ON DELETE CASCADE;
ALTER TABLE session
  ADD FOREIGN KEY (company_id, account_id) REFERENCES account (company_id, id) ON DELETE CASCADE;
ALTER TABLE notice
  ADD FOREIGN KEY (company_id, account_id) REFERENCES account (company_id, id) ON DELETE CASCADE;

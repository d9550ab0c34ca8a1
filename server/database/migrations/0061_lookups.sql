-- Under row-level security no index over right() or lower() is used, because these functions are not marked leakproof:
-- the last four digits of a member and the name of a user who signs in were looked for in all rows. An index over a
-- stored column is used.
ALTER TABLE company_member ADD COLUMN mobile_end text NOT NULL GENERATED ALWAYS AS (right(mobile, 4)) STORED;
DROP INDEX company_member_by_tail;
CREATE INDEX company_member_by_end ON company_member (company_id, mobile_end, id);

ALTER TABLE member ADD COLUMN mobile_end text NOT NULL GENERATED ALWAYS AS (right(mobile, 4)) STORED;
DROP INDEX member_by_tail;
CREATE INDEX member_by_end ON member (mobile_end, id);

ALTER TABLE account ADD COLUMN username_lower text NOT NULL GENERATED ALWAYS AS (lower(username)) STORED;
DROP INDEX account_by_username;
CREATE UNIQUE INDEX account_by_username ON account (login_type, username_lower);

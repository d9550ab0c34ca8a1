-- A forgotten password is replaced by means of the phone number, whichever the company.
CREATE INDEX account_by_login_mobile ON account (login_type, mobile_index) WHERE mobile_index IS NOT NULL;
DROP INDEX account_by_dealer_mobile;

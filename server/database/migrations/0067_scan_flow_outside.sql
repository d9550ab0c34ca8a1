-- Where goods went outside is asked over all dealers and days, and only one count in many has any.
CREATE INDEX scan_flow_outside ON scan_flow (company_id, day, dealer_id, province, city, outside) WHERE outside > 0;

-- Where dealers, customers and suppliers are, by the number that GS1 gives to places; found by it, too.
ALTER TABLE dealer ADD COLUMN gln text NOT NULL DEFAULT '', DROP COLUMN search;
ALTER TABLE supplier ADD COLUMN gln text NOT NULL DEFAULT '', DROP COLUMN search;
ALTER TABLE customer ADD COLUMN gln text NOT NULL DEFAULT '', DROP COLUMN search;
CREATE UNIQUE INDEX dealer_by_gln ON dealer (company_id, gln) WHERE gln <> '';
CREATE UNIQUE INDEX supplier_by_gln ON supplier (company_id, gln) WHERE gln <> '';
CREATE UNIQUE INDEX customer_by_gln ON customer (company_id, gln) WHERE gln <> '';
CALL make_searchable('dealer', $$code || ' ' || name || ' ' || contact || ' ' || mobile || ' ' || gln$$, 'company_id');
CALL make_searchable('supplier', $$code || ' ' || name || ' ' || contact || ' ' || mobile || ' ' || gln$$, 'company_id');
CALL make_searchable('customer', $$code || ' ' || name || ' ' || contact || ' ' || mobile || ' ' || gln$$, 'company_id');

-- Letters are folded by ICU as in the other tables, whatever the locale of the database: under C a search for É or Ａ
-- did not even find itself.
ALTER TABLE company DROP COLUMN search;
CALL make_searchable('company', $$name COLLATE "zh-x-icu" || ' ' || short_name || ' ' || credit_code$$, '0');

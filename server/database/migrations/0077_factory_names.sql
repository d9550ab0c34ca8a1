-- What a factory is called in other languages; where it is empty, the Chinese name is shown. Found by every name.
ALTER TABLE factory
  ADD COLUMN name_en text NOT NULL DEFAULT '',
  ADD COLUMN name_tw text NOT NULL DEFAULT '',
  DROP COLUMN search;
CALL make_searchable('factory',
  $$name || ' ' || code || ' ' || gln || ' ' || address || ' ' || name_en || ' ' || name_tw$$,
  'company_id');

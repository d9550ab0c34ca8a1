-- How all pages of a company look to its consumers: its name in three languages, another logo than that of its back
-- office, one colour, corners and spacing.
ALTER TABLE mark
  ADD COLUMN brand_logo text NOT NULL DEFAULT '',
  ADD COLUMN brand_name text NOT NULL DEFAULT '',
  ADD COLUMN brand_name_en text NOT NULL DEFAULT '',
  ADD COLUMN brand_name_tw text NOT NULL DEFAULT '',
  ADD COLUMN brand_color text NOT NULL DEFAULT '' CHECK (brand_color ~ '^(#[0-9a-f]{6})?$'),
  ADD COLUMN brand_radius text NOT NULL DEFAULT 'soft' CHECK (brand_radius IN ('square', 'soft', 'round')),
  ADD COLUMN brand_spacing text NOT NULL DEFAULT 'normal' CHECK (brand_spacing IN ('tight', 'normal', 'wide'));

-- What a product is called in other languages; where it is empty, the Chinese one is shown. Found by every name.
ALTER TABLE part
  ADD COLUMN name_en text NOT NULL DEFAULT '',
  ADD COLUMN name_tw text NOT NULL DEFAULT '',
  ADD COLUMN model_en text NOT NULL DEFAULT '',
  ADD COLUMN model_tw text NOT NULL DEFAULT '',
  DROP COLUMN search;
CALL make_searchable('part',
  $$code || ' ' || name || ' ' || model || ' ' || gtin || ' ' || name_en || ' ' || name_tw || ' ' || model_en || ' ' || model_tw$$,
  'company_id');

-- Pages above the form for repairs and above the records of repairs, as there are above the one for activation.
ALTER TABLE page_template DROP CONSTRAINT page_template_kind_check,
  ADD CONSTRAINT page_template_kind_check CHECK (kind IN ('trace', 'security', 'activation', 'service'));
ALTER TABLE page_starter DROP CONSTRAINT page_starter_kind_check,
  ADD CONSTRAINT page_starter_kind_check CHECK (kind IN ('trace', 'security', 'activation', 'service'));

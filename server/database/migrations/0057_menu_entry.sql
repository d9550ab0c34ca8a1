-- Menu entries that the platform adds: each leads to a page of the code or to an address outside. What is changed about
-- them later is in menu_setting, as for the entries of the code, whose ids are all below these.
CREATE TABLE menu_entry (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 10000) PRIMARY KEY,
  login_type text NOT NULL CHECK (login_type IN ('web', 'admin', 'dealer')),
  parent_id integer NOT NULL,
  name jsonb NOT NULL,
  icon text NOT NULL DEFAULT '',
  page_id integer,
  url text NOT NULL DEFAULT '',
  create_by integer, create_time timestamptz NOT NULL DEFAULT now(),
  CHECK (page_id IS NOT NULL OR url <> '')
);
CREATE INDEX menu_entry_by_type ON menu_entry (login_type, id);

-- The first time a product showed a page, while it could still be activated: a product counts once for a page, for the
-- version it saw first. Kept for as long as an activation that follows is counted.
CREATE TABLE page_first_view (
  company_id integer NOT NULL REFERENCES company,
  seq bigint NOT NULL,
  page_id integer NOT NULL,
  number integer NOT NULL,
  day date NOT NULL,
  is_activated boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, seq, page_id)
);
CREATE INDEX page_first_view_by_day ON page_first_view (day);
CALL make_tenant_table('page_first_view');
CALL close_to_dealers('page_first_view');

-- How often each version of a page was shown, by day, and to how many products. Activations count on the day on which
-- their product saw the page first.
CREATE TABLE page_figure (
  company_id integer NOT NULL,
  page_id integer NOT NULL,
  number integer NOT NULL,
  day date NOT NULL,
  views bigint NOT NULL,
  products bigint NOT NULL,
  activations bigint NOT NULL,
  PRIMARY KEY (company_id, page_id, number, day),
  FOREIGN KEY (company_id, page_id) REFERENCES page_template (company_id, id) ON DELETE CASCADE
);
CALL make_tenant_table('page_figure');
CALL close_to_dealers('page_figure');

-- How often the links and buttons of a block were tapped.
CREATE TABLE page_tap (
  company_id integer NOT NULL,
  page_id integer NOT NULL,
  number integer NOT NULL,
  day date NOT NULL,
  -- Its id on the page.
  block text NOT NULL,
  taps bigint NOT NULL,
  PRIMARY KEY (company_id, page_id, number, day, block),
  FOREIGN KEY (company_id, page_id) REFERENCES page_template (company_id, id) ON DELETE CASCADE
);
CALL make_tenant_table('page_tap');
CALL close_to_dealers('page_tap');

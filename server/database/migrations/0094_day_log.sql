-- Days are sealed by everything that their events say (2); those sealed before are by their hashes alone (1).
ALTER TABLE event_root ADD COLUMN scheme smallint NOT NULL DEFAULT 1 CHECK (scheme IN (1, 2)),
  ADD COLUMN company text NOT NULL DEFAULT '';
ALTER TABLE event_root ALTER COLUMN scheme DROP DEFAULT, ALTER COLUMN company DROP DEFAULT;
-- The days of one date, of all companies.
CREATE INDEX event_root_by_day ON event_root (day, company_id);

-- The roots of every 1,024 events of a day: an event is proven by those around it and these.
CREATE TABLE event_tile (
  company_id integer NOT NULL,
  day date NOT NULL,
  place integer NOT NULL,
  first_id bigint NOT NULL,
  root bytea NOT NULL,
  PRIMARY KEY (company_id, day, place)
);
CALL make_tenant_table('event_tile');
CALL close_to_dealers('event_tile');

-- The log of the installation: each day, also empty ones, with the root over its companies.
CREATE TABLE log_day (
  place integer PRIMARY KEY CHECK (place >= 0),
  day date NOT NULL UNIQUE,
  companies integer NOT NULL,
  root bytea NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now()
);

-- Its signed heads, as they were handed out.
CREATE TABLE log_head (
  size integer PRIMARY KEY,
  root bytea NOT NULL,
  note text NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now()
);

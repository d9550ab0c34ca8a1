-- The later keys of the log; the first follows from the secret of the installation alone, each of these from a salt, too.
-- None of them is here: only what the key before it signed to hand over, and from which size on it signs.
CREATE TABLE log_key (
  number integer PRIMARY KEY CHECK (number > 1),
  salt bytea NOT NULL,
  size integer NOT NULL,
  handover text NOT NULL,
  create_user text NOT NULL DEFAULT '',
  create_time timestamptz NOT NULL DEFAULT now()
);

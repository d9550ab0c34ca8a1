-- Heads of the log with the time that somebody else's clock gave them (RFC 3161).
CREATE TABLE log_time_stamp (
  size integer PRIMARY KEY REFERENCES log_head,
  token bytea NOT NULL,
  stamped_time timestamptz NOT NULL,
  authority text NOT NULL,
  fingerprint text NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now()
);

-- How the authority answered last; one row.
CREATE TABLE time_stamp_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  address text NOT NULL DEFAULT '',
  is_due boolean NOT NULL DEFAULT false,
  failures integer NOT NULL DEFAULT 0,
  next_time timestamptz NOT NULL DEFAULT now(),
  error text NOT NULL DEFAULT '',
  error_detail text NOT NULL DEFAULT '',
  error_time timestamptz
);

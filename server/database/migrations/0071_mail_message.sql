-- Mail to send: written with what caused it, delivered by a job. A keyed hash finds what went to an address.
CREATE TABLE mail_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sealed bytea NOT NULL,
  template text NOT NULL,
  email_index bytea NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  error text,
  create_time timestamptz NOT NULL DEFAULT now(),
  send_time timestamptz
);
CREATE INDEX mail_message_by_time ON mail_message (create_time);
CREATE INDEX mail_message_by_state ON mail_message (state, id);
CREATE INDEX mail_message_by_email ON mail_message (email_index, id);

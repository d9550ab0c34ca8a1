-- A call that writes many records of one type (an import) is one line of the operation log, with its rows below it.
ALTER TABLE operation_log ADD COLUMN nth integer NOT NULL DEFAULT 0, ADD COLUMN together integer NOT NULL DEFAULT 1;

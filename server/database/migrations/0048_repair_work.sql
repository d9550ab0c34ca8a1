-- What a repair costs and who pays, who does it and until when, and what the product was replaced by.
ALTER TABLE repair
  -- The work without parts; in cents.
  ADD COLUMN price bigint CHECK (price >= 0),
  ADD COLUMN payer text CHECK (payer IN ('warranty', 'customer', 'goodwill')),
  ADD COLUMN total bigint NOT NULL DEFAULT 0,
  ADD COLUMN quote text NOT NULL DEFAULT '' CHECK (quote IN ('', 'asked', 'accepted', 'declined')),
  ADD COLUMN quote_time timestamptz,
  ADD COLUMN due_time timestamptz,
  ADD COLUMN assignee integer,
  ADD COLUMN replacement_seq bigint,
  ADD COLUMN replacement_sn text NOT NULL DEFAULT '',
  -- As `photos`, after the repair.
  ADD COLUMN after_photos jsonb NOT NULL DEFAULT '[]',
  -- In which the customer asked.
  ADD COLUMN language text NOT NULL DEFAULT 'zh_CN',
  ADD FOREIGN KEY (company_id, assignee) REFERENCES account (company_id, id) ON DELETE SET NULL (assignee);
CREATE INDEX repair_by_assignee ON repair (company_id, assignee, id) WHERE assignee IS NOT NULL;
CREATE INDEX repair_by_due ON repair (company_id, due_time, id) WHERE complete_time IS NULL;

-- The customer's answer to a quotation stands in the history as well.
ALTER TABLE repair_step
  ADD COLUMN kind text NOT NULL DEFAULT 'move' CHECK (kind IN ('move', 'accepted', 'declined'));

CREATE TABLE repair_part (
  company_id integer NOT NULL REFERENCES company,
  repair_id integer NOT NULL,
  line_no integer NOT NULL,
  part_id integer NOT NULL,
  quantity numeric(18, 6) NOT NULL CHECK (quantity > 0),
  price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
  serial text NOT NULL DEFAULT '',
  is_taken boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, repair_id, line_no),
  FOREIGN KEY (company_id, repair_id) REFERENCES repair (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, part_id) REFERENCES part (company_id, id)
);
CREATE INDEX repair_part_by_part ON repair_part (company_id, part_id, repair_id);
-- One part is fitted in one product.
CREATE UNIQUE INDEX repair_part_by_serial ON repair_part (company_id, part_id, serial) WHERE is_taken AND serial <> '';
CALL make_tenant_table('repair_part');
CALL close_to_dealers('repair_part');

-- Material is also used in repairs: for one unit, of whichever batch it is, if any.
ALTER TABLE material_use
  ALTER COLUMN batch_id DROP NOT NULL,
  ADD COLUMN repair_id integer,
  ADD COLUMN repair_line integer,
  ADD FOREIGN KEY (company_id, repair_id) REFERENCES repair (company_id, id),
  DROP CONSTRAINT material_use_way_check,
  ADD CONSTRAINT material_use_way_check CHECK (way IN ('scan', 'choice', 'backflush', 'repair')),
  ADD CONSTRAINT material_use_for CHECK ((repair_id IS NULL AND batch_id IS NOT NULL) OR (repair_id IS NOT NULL AND seq IS NOT NULL));
CREATE INDEX material_use_by_repair ON material_use (company_id, repair_id, repair_line) WHERE repair_id IS NOT NULL;

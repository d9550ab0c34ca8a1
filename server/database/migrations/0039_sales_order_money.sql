-- What an order costs, and the batches that are made for it.
SELECT set_config('app.actor', 'system', true);
ALTER TABLE sales_order
  -- In percent, on top of the prices.
  ADD COLUMN tax_rate numeric(5, 2) NOT NULL DEFAULT 0 CHECK (tax_rate BETWEEN 0 AND 100),
  -- In cents; empty while a line has no price.
  ADD COLUMN net bigint CHECK (net >= 0),
  ADD COLUMN tax bigint CHECK (tax >= 0),
  ADD COLUMN total bigint CHECK (total <= 999999999999999),
  -- Units of all lines.
  ADD COLUMN ordered bigint NOT NULL DEFAULT 0,
  ADD CHECK (num_nonnulls(net, tax, total) IN (0, 3)),
  ADD CHECK (total = net + tax);
UPDATE sales_order AS o SET ordered = s.ordered, net = s.net, tax = CASE WHEN s.net IS NOT NULL THEN 0 END, total = s.net
FROM (
  SELECT company_id, order_id, sum(quantity) AS ordered,
    CASE WHEN count(*) = count(price) AND sum(quantity::numeric * price) <= 999999999999999
      THEN sum(quantity::numeric * price)::bigint END AS net
  FROM sales_order_line GROUP BY company_id, order_id
) AS s
WHERE o.company_id = s.company_id AND o.id = s.order_id;

ALTER TABLE batch ADD COLUMN order_id integer;
ALTER TABLE batch ADD FOREIGN KEY (company_id, order_id) REFERENCES sales_order (company_id, id);
CREATE INDEX batch_by_order ON batch (company_id, order_id) WHERE order_id IS NOT NULL;

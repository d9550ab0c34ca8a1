-- A seller finds an order by the buyer's number or by its own.
CREATE INDEX purchase_order_of_seller_by_grams
  ON purchase_order USING gin (grams(seller_id, lower(code || ' ' || seller_code))) WHERE seller_id IS NOT NULL;

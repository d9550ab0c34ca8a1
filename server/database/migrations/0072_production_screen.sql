-- What was bound to a batch, over all days. The count is not in it: an index over `n` would have to be written again with
-- every scan that is counted.
CREATE INDEX code_tally_bound ON code_tally (company_id, batch_id) WHERE metric = 'bound';
-- What went last to dealers, and what customers ordered last.
CREATE INDEX shipment_to_dealer ON shipment (company_id, ship_time, id) WHERE dealer_id IS NOT NULL;
CREATE INDEX sales_order_of_customer ON sales_order (company_id, create_time, id) WHERE customer_id IS NOT NULL;
-- Whose bill repairs are.
CREATE INDEX repair_by_payer ON repair (company_id, payer, id) WHERE payer IS NOT NULL;

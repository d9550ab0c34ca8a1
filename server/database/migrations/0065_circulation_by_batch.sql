-- How the units of one batch went and stayed.
CREATE INDEX shipment_code_by_batch ON shipment_code (company_id, batch_id, shipment_id, state)
  WHERE batch_id IS NOT NULL AND level = 0;
CREATE INDEX sale_code_by_batch ON sale_code (company_id, batch_id) WHERE batch_id IS NOT NULL;

-- Incidents are found by a part of their number without looking at each of them.
SELECT set_config('app.actor', 'system', true);
CALL make_searchable('incident', 'code', 'company_id');

-- Shipments and returns by the day they were received, as the figures of dealers count them.
CREATE INDEX shipment_by_receive ON shipment (company_id, receive_time, id) WHERE receive_time IS NOT NULL;
CREATE INDEX goods_return_by_receive ON goods_return (company_id, receive_time, id) WHERE receive_time IS NOT NULL;

-- What was shipped to each dealer, counted as it happens like everything else that dealers do.
ALTER TABLE dealer_tally DROP CONSTRAINT dealer_tally_metric_check;
ALTER TABLE dealer_tally ADD CHECK (metric IN ('received', 'sold', 'forwarded', 'returned', 'shipped'));
SELECT set_config('app.actor', 'system', true);
INSERT INTO dealer_tally (company_id, metric, day, dealer_id, part_id, n)
SELECT s.company_id, 'shipped', (s.ship_time AT TIME ZONE 'Asia/Shanghai')::date, s.dealer_id, l.part_id, sum(l.picked)
FROM shipment AS s JOIN shipment_line AS l ON l.company_id = s.company_id AND l.shipment_id = s.id
WHERE s.dealer_id IS NOT NULL AND s.ship_time IS NOT NULL AND l.picked > 0 GROUP BY 1, 2, 3, 4, 5;
-- Sales of a part, for the list behind its figure.
CREATE INDEX sale_code_by_part ON sale_code (company_id, part_id, sale_id);

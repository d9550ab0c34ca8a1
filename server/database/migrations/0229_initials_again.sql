-- Dealers, suppliers and customers are found by the initials of their names: 0220 made their search anew without them.
SELECT set_config('app.actor', 'system', true);
CALL make_found_by_initials('dealer', 'name');
CALL make_found_by_initials('supplier', 'name');
CALL make_found_by_initials('customer', 'name');

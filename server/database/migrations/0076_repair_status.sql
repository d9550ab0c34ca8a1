-- What consumers read of a repair in English. A name that the platform gave it stays.
UPDATE dict_data SET name = jsonb_set(name, '{en}', '"Being repaired"')
WHERE dict_code = 'repair_status' AND value = 'maintenance' AND name ->> 'en' = 'Under maintenance';

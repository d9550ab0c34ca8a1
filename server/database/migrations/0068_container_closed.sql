-- Closed boxes and pallets are counted without reading them.
CREATE INDEX container_closed ON container (company_id, full_time) INCLUDE (level, filling) WHERE full_time IS NOT NULL;
DROP INDEX container_by_full;

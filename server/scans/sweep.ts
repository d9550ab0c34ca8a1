import { older, sweepRows } from '../database/sweep.ts';

/** The scans behind an incident go when it is closed and they are old; what it says of them stays. */
export const sweepIncidentScans = sweepRows(
  'incident_scan',
  ['company_id', 'incident_id', 'scan_time', 'scan_id'],
  (kept) => `${older('scan_time', kept.incident_scan)} and exists (select from incident i
    where i.company_id = incident_scan.company_id and i.id = incident_scan.incident_id
      and i.state in ('dismissed', 'closed'))`,
);

/** Which products were scanned outside a territory is known as long as their scans are; the counts stay. */
export const sweepStrays = sweepRows(
  'scan_stray',
  ['company_id', 'province', 'day', 'city', 'dealer_id', 'seq'],
  (kept) => older('last_time', kept.scan_log),
);

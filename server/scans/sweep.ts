import { older, sweepRows } from '../database/sweep.ts';

/** The scans behind an incident go when it is closed and they are old; what it says of them stays. */
export const sweepIncidentScans = sweepRows(
  'incident_scan',
  ['company_id', 'incident_id', 'scan_time', 'scan_id'],
  (kept) => `${older('scan_time', kept.incident_scan)} and exists (select from incident i
    where i.company_id = incident_scan.company_id and i.id = incident_scan.incident_id
      and i.state in ('dismissed', 'closed'))`,
);

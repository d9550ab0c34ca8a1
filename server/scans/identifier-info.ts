import { sql } from 'kysely';
import type { IdentifierInfo } from '#contract/features/identity/identifiers/contract.ts';
import { markOf } from '../codes/marks.ts';
import { eventsOf } from '../events/find.ts';
import { notFound } from '../refusal.ts';
import type { Reader } from '../records/list-plan.ts';
import { readScans } from './scan-rows.ts';
import { eventRows } from '../identifiers/event-rows.ts';
import { readIdentifiers } from '../identifiers/identifier-rows.ts';
import type { CompanySession } from '../access/sessions.ts';

const lastScans = 50;

/** An identifier with its events and recent scans. */
export async function readIdentifier(
  reader: Reader<CompanySession>,
  id: number,
): Promise<IdentifierInfo> {
  const [row] = await readIdentifiers(reader, [id]);
  if (!row) throw notFound();
  const { app, tx, session } = reader;
  const companyId = session.companyId;
  const events = await eventsOf(tx, companyId, id);
  const scans = await readScans(
    app,
    tx,
    companyId,
    // Each half in index order.
    sql`select * from (
        (select * from scan_log where company_id = ${companyId} and seq = ${id} and counts
          order by id desc limit ${lastScans})
        union all
        (select * from scan_log where company_id = ${companyId} and seq = ${id} and not counts
          order by id desc limit ${lastScans})) as last
      order by scan_time desc, id desc limit ${lastScans}`,
  );
  const { carrier, error_level } = await markOf(app, companyId, tx);
  return {
    ...row,
    carrier,
    error_level,
    events: await eventRows(reader, events),
    scan_list: scans.map(({ identifier_id: _id, code: _code, part_name: _part, ...scan }) => scan),
  };
}

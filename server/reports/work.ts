import { sql } from 'kysely';
import type { ReportSaid } from '#contract/features/sale/reports/contract.ts';
import {
  reportMoves,
  type ReportMove,
  type ReportState,
} from '#contract/features/sale/reports/moves.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import { changedAt, momentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { lockRecord, updateRecord } from '../records/write.ts';
import type { LoggedScan } from '../scans/findings.ts';
import { noteStep } from '../scans/incident-steps.ts';
import { keepIncidents } from '../scans/incidents.ts';

type StaffCall = RecordCall<StaffSession>;
type Held = {
  code: string;
  typed_code: string;
  seq: number | null;
  part_id: number | null;
  shop: string;
  province: number;
  city: string;
  create_time: Date;
  state: ReportState;
};

const table: MovingTable<typeof reportMoves> = {
  name: 'fake_report',
  fields: reportTexts.fields,
  moves: reportMoves,
  target: 'fakeReport',
  refused: reportTexts.errors.wrongState,
};

/** Moves a report; accepting it joins it with an incident, and the person may be told something. */
export async function moveReport(
  call: StaffCall,
  move: ReportMove,
  { id, reply, reason }: ReportSaid,
): Promise<void> {
  const told = reply === '' ? {} : { reply, reply_time: momentOf(call) };
  const [held] = await transition<typeof reportMoves, Held>(call, table, [id], move, {
    ...(reason === undefined ? {} : { reason }),
    set: told,
    noted: reply === '' ? {} : { reply },
  });
  if (move !== 'accept') return;
  const incident = await joinIncident(call, held!);
  await updateRecord(call.tx, table, call.session, id, { incident_id: incident });
  call.changed('fakeReport', id, { incident_id: null }, { incident_id: incident });
}

/** Tells the person something without moving the report. */
export async function replyToReport(call: StaffCall, id: number, reply: string): Promise<void> {
  const { tx, session } = call;
  const before = await lockRecord<{ reply: string }>(tx, table, session, id, ['reply']);
  if (before.reply !== reply) {
    const next = { reply, reply_time: momentOf(call), ...changedAt(call) };
    await updateRecord(tx, table, session, id, next);
    call.changed('fakeReport', id, { reply: before.reply }, { reply });
  }
  call.tell(reportTexts.replied);
}

/** What several reports have in common: the code that does not exist, else the shop, else nothing. */
const subjectOf = ({ id, seq, typed_code: typed, shop }: Held & HeldRecord): string =>
  seq !== null
    ? `code:${seq}`
    : typed !== ''
      ? `typed:${typed.toUpperCase()}`
      : shop !== ''
        ? `shop:${shop.toLowerCase()}`
        : `report:${id}`;

/** The incident that a report belongs to: one that is open about the same code or shop, or a new one. */
async function joinIncident(call: StaffCall, report: Held & HeldRecord): Promise<number> {
  const { app, tx, session } = call;
  const { companyId } = session;
  // One after the other: reports about one shop that are accepted at once find the same incident.
  await sql`select pg_advisory_xact_lock(hashtext('reports join incidents'), ${companyId}::int)`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number }>`
    select n.id from incident n where n.company_id = ${companyId} and n.state in ('open', 'confirmed') and (
      n.seq = ${report.seq}::bigint
      or (n.kind = 'report' and n.subject = ${subjectOf(report)})
      or (${report.shop} <> '' and n.kind = 'report' and n.id in (
        select r.incident_id from fake_report r where r.company_id = ${companyId}
          and r.state = 'accepted' and lower(r.shop) = lower(${report.shop}))))
    order by n.seq = ${report.seq}::bigint desc nulls last, n.id desc limit 1 for update`.execute(
    tx,
  );
  const known = rows[0]?.id;
  if (known !== undefined)
    await sql`
      update incident set hits = hits + 1, last_time = greatest(last_time, ${report.create_time}),
        update_time = now(), version = version + 1
      where company_id = ${companyId} and id = ${known}`.execute(tx);
  const id = known ?? (await openIncident(call, report));
  await noteStep(call, id, 'reportJoined', { subject: report.code, note: report.shop });
  call.changed('incident', id, null, { report: report.code });
  await app.cluster.tell(tx, { topic: 'incident', company: companyId, id });
  return id;
}

async function openIncident(
  { app, tx, session: { companyId }, at }: StaffCall,
  report: Held & HeldRecord,
): Promise<number> {
  const scan: LoggedScan = {
    company_id: companyId,
    // No scan is evidence of it: the report is.
    id: 0,
    xact: '',
    scan_time: report.create_time,
    day: '',
    seq: report.seq,
    part_id: report.part_id,
    batch_id: null,
    channel: 0,
    verdict: 0,
    reasons: [],
    counts: false,
    is_first: false,
    address: '',
    province: report.province,
    city: report.city,
  };
  const [made] = await keepIncidents(app, tx, companyId, [
    {
      kind: 'report',
      subject: subjectOf(report),
      scan,
      dealerId: null,
      detail: { report: report.code, ...(report.shop === '' ? {} : { shop: report.shop }) },
    },
  ]);
  // The past of the demo.
  if (at)
    await tx
      .updateTable('incident')
      .set({ create_time: at, update_time: at })
      .where('company_id', '=', companyId)
      .where('id', '=', made!.id)
      .execute();
  return made!.id;
}

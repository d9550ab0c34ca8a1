import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Incident,
  incidentFilter,
  IncidentInfo,
} from '#contract/features/risk/incidents/contract.ts';
import { readCode } from '#server/codes/codes.ts';
import { notFound } from '#server/refusal.ts';
import { permutationOf } from '#server/codes/space.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { signPhotos } from '#server/files/private-photos.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { isAppealed, readAppeals } from '#server/scans/appeals.ts';
import { readScore } from '#server/scans/dealer-score.ts';
import { readEvidence } from '#server/scans/incident-files.ts';
import { readIncidents } from '#server/scans/incident-rows.ts';
import { readSteps } from '#server/scans/incident-steps.ts';
import { readScans } from '#server/scans/scan-rows.ts';
import type { StaffSession } from '#server/access/sessions.ts';

const mostScans = 100;
const mostReports = 50;

/** Its number or a part of it, or the code it is about. */
function findByWords(words: string, reader: Reader<StaffSession>): Condition {
  const { app, session } = reader;
  const read = readCode(permutationOf(app), codeIn(words));
  const own = sql`seq = any (array(
    select seq from identifier where company_id = ${session.companyId} and code = ${words.toUpperCase()}))`;
  return sql`(${mentions()(words, reader)} or ${own}${read ? sql` or seq = ${read.sequence}` : sql``})`;
}

export const incidentList: ListPlan<z.output<typeof incidentFilter>, Incident, StaffSession> = {
  table: 'incident',
  filters: {
    keyword: findByWords,
    kind: oneOf('kind'),
    state: oneOf('state'),
    dealer_id: equals('dealer_id'),
    assignee_id: equals('assignee_id'),
    is_mine: (is, { session }) =>
      is
        ? sql`assignee_id = ${session.accountId}`
        : sql`assignee_id is distinct from ${session.accountId}`,
    province: oneOf('province'),
    is_appealed: isAppealed,
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    last_time: within('last_time'),
  },
  // Ongoing incidents come before later ones that are over.
  order: () => sql`last_time desc, id desc`,
  rows: readIncidents,
};

/** An incident with its appeals and the scans that are its evidence; for a code also the scans around them. */
export async function readIncident(
  reader: Reader<StaffSession>,
  id: number,
): Promise<IncidentInfo> {
  const [incident] = await readIncidents(reader, [id]);
  if (!incident) throw notFound();
  const { app, tx, session } = reader;
  const companyId = session.companyId;
  const evidence = sql`
    select s.* from incident_scan e join scan_log s
      on s.company_id = e.company_id and s.scan_time = e.scan_time and s.id = e.scan_id
    where e.company_id = ${companyId} and e.incident_id = ${id}`;
  const around =
    incident.identifier_id === null
      ? sql``
      : sql`union (select s.* from scan_log s
          where s.company_id = ${companyId} and s.seq = ${incident.identifier_id} and s.channel = 0
            and s.scan_time > ${incident.first_time}::timestamptz - interval '7 days'
            and s.scan_time <= ${incident.last_time}::timestamptz + interval '1 second'
          order by s.id desc limit ${mostScans})`;
  const from = sql`select * from (${evidence} ${around}) as a order by a.scan_time desc, a.id desc limit ${mostScans}`;
  const { dealer_id: dealer } = incident;
  return {
    ...incident,
    scans: await readScans(app, tx, companyId, from),
    appeals: await readAppeals(reader, id),
    files: await readEvidence(reader, id),
    reports: await readJoined(reader, id),
    notes: await readNotes(reader, id),
    steps: await readSteps(reader, incident),
    dealer_score: dealer === null ? null : await readScore(tx, companyId, dealer),
  };
}

/** What consumers reported about it, the latest first. */
async function readJoined(
  { app, tx, session }: Reader<StaffSession>,
  incident: number,
): Promise<IncidentInfo['reports']> {
  const rows = await tx
    .selectFrom('fake_report')
    .select(['id', 'code', 'shop', 'content', 'photos', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('incident_id', '=', incident)
    .orderBy('id', 'desc')
    .limit(mostReports)
    .execute();
  return rows.map(({ photos, create_time: time, ...row }) => ({
    ...row,
    photos: signPhotos(app.secrets, photos),
    create_time: time.toISOString(),
  }));
}

async function readNotes(
  { tx, session }: Reader<StaffSession>,
  incident: number,
): Promise<IncidentInfo['notes']> {
  const rows = await tx
    .selectFrom('incident_note')
    .select(['id', 'text', 'create_user', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('incident_id', '=', incident)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
}

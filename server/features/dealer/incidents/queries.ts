import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  DealerIncident,
  dealerIncidentFilter,
  DealerIncidentInfo,
} from '#contract/features/dealer/incidents/contract.ts';
import type { AppealState } from '#contract/features/risk/incidents/appeals.ts';
import type { Incident } from '#contract/features/risk/incidents/contract.ts';
import { isUnsettled } from '#contract/features/risk/incidents/moves.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';
import { isAppealed, readAppeals } from '#server/scans/appeals.ts';
import { readIncidents } from '#server/scans/incident-rows.ts';

/** The latest appeal of each of these incidents. */
async function lastAppeals(
  { tx, session }: Reader<DealerSession>,
  ids: readonly number[],
): Promise<Map<number, AppealState>> {
  const { rows } = await sql<{ incident_id: number; state: AppealState }>`
    select distinct on (incident_id) incident_id, state from incident_appeal
    where company_id = ${session.companyId} and incident_id = any(${[...ids]}::int[])
    order by incident_id, id desc`.execute(tx);
  return new Map(rows.map((row) => [row.incident_id, row.state]));
}

/** Without the names of others and the company's notes. */
function shown(row: Incident, appeal: AppealState | undefined): DealerIncident {
  const { id, code, kind, severity, identifier_code, part_name, batch_code, province } = row;
  const { state, hits, first_time, last_time, create_time, penalty, penalty_note } = row;
  const { holder: _holder, ...detail } = row.detail;
  return {
    id,
    code,
    kind,
    severity,
    identifier_code,
    part_name,
    batch_code,
    province,
    state,
    hits,
    first_time,
    last_time,
    detail,
    penalty,
    penalty_note,
    create_time,
    appeal_state: appeal ?? '',
    can_appeal: isUnsettled(state) && appeal !== 'waiting',
  };
}

async function readRows(reader: Reader<DealerSession>, ids: number[]): Promise<DealerIncident[]> {
  const appeals = await lastAppeals(reader, ids);
  const rows = await asCompany(reader, (staff) => readIncidents(staff, ids));
  return rows.map((row) => shown(row, appeals.get(row.id)));
}

/** The incidents that name this dealer; row-level security hides all others. */
export const dealerIncidentList: ListPlan<
  z.output<typeof dealerIncidentFilter>,
  DealerIncident,
  DealerSession
> = {
  table: 'incident',
  only: ({ dealerId }) => sql`dealer_id = ${dealerId}`,
  filters: {
    keyword: mentions(),
    kind: oneOf('kind'),
    state: oneOf('state'),
    is_appealed: isAppealed,
    last_time: within('last_time'),
  },
  order: () => sql`last_time desc, id desc`,
  rows: readRows,
};

/** Checks that it names the dealer that asks. */
export async function checkOwnIncident(
  { tx, session }: Pick<Reader<DealerSession>, 'tx' | 'session'>,
  id: number,
): Promise<void> {
  const { rows } = await sql`
    select from incident where company_id = ${session.companyId} and id = ${id}
      and dealer_id = ${session.dealerId}`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** One of them with what was said about it. */
export async function readDealerIncident(
  reader: Reader<DealerSession>,
  id: number,
): Promise<DealerIncidentInfo> {
  await checkOwnIncident(reader, id);
  const [row] = await readRows(reader, [id]);
  const appeals = await asCompany(reader, (staff) => readAppeals(staff, id));
  return {
    ...row!,
    appeals: appeals.map(({ dealer_name: _dealer, answer_user: _user, ...appeal }) => appeal),
  };
}

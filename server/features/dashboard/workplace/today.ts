import { sql } from 'kysely';
import {
  checklistSteps,
  type ChecklistStep,
  type Workplace,
} from '#contract/features/dashboard/workplace/contract.ts';
import { verifyStatus } from '#contract/limits.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { tallied } from '#server/identifiers/scan-totals.ts';
import { readRunningJobs } from '#server/jobs/running-jobs.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { trendDays } from './tallies.ts';

const mostIncidents = 5;
const mostJobs = 5;
const nothing = { checklist: null, scans: null, places: null, incidents: null, jobs: null };

type Today = Pick<Workplace, keyof typeof nothing>;

/** What goes on in a company: for its staff, as far as they may see it. */
export async function readToday({ tx, session }: Reader): Promise<Today> {
  if (session.type !== 'web') return nothing;
  const { companyId } = session;
  const may = (right: Permission) => rightTo(session, right) === 'ok';
  const maySeeScans = may('dashboard:monitor:view');
  return {
    checklist:
      may('product:part:add') || may('identity:pack:add') ? await readChecklist(tx, session) : null,
    scans: maySeeScans ? await readScanDays(tx, companyId) : null,
    places: maySeeScans ? await readScanPlaces(tx, companyId) : null,
    incidents: may('sale:incident:view') ? await readIncidents(tx, companyId) : null,
    jobs: maySeeScans ? await readRunningJobs(tx, companyId, mostJobs) : null,
  };
}

/** Each step is looked up by the beginning of an index, however much there is. */
async function readChecklist(tx: Tx, { companyId }: Session): Promise<Today['checklist']> {
  const own = sql`company_id = ${companyId}`;
  const counted = (metric: string) =>
    sql`exists (select from code_tally where ${own} and metric = ${metric} and n > 0)`;
  const { rows } = await sql<Record<ChecklistStep, boolean>>`
    select
      exists (select from company where ${own} and verify_status = ${verifyStatus.verified}) as verified,
      exists (select from part where ${own}) as part,
      exists (select from encoding_rule where ${own} and state = 'effective') as rule,
      exists (select from identifier_pack where ${own} and made > 0) as codes,
      exists (select from page_template where ${own} and published is not null) as page,
      ${counted('scanned')} as scan,
      ${counted('shipped')} as ship`.execute(tx);
  const found = rows[0]!;
  const steps = checklistSteps.map((key) => ({ key, done: found[key] }));
  return steps.every(({ done }) => done) ? null : steps;
}

/** Of the same days, from their sums by province. */
async function readScanPlaces(tx: Tx, companyId: number): Promise<Today['places']> {
  const { rows } = await sql<NonNullable<Today['places']>[number]>`
    select t.province, sum(t.n)::float8 as n from ${tallied(['scanned'], new Set(['province']))} as t
    where t.company_id = ${companyId}
      and t.day > (now() at time zone 'Asia/Shanghai')::date - ${trendDays}::int
    group by 1 having sum(t.n) > 0 order by 2 desc, 1`.execute(tx);
  return rows;
}

/** From the running counts, day by day up to today. */
async function readScanDays(tx: Tx, companyId: number): Promise<Today['scans']> {
  const { rows } = await sql<NonNullable<Today['scans']>[number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(sum(t.n) filter (where metric = 'verified'), 0)::float8 as verified,
      coalesce(sum(case metric when 'scanned' then t.n when 'verified' then -t.n end), 0)::float8 as repeated,
      coalesce(sum(t.n) filter (where metric = 'alerts'), 0)::float8 as alerts
    from generate_series(
      (now() at time zone 'Asia/Shanghai')::date - ${trendDays - 1}::int,
      (now() at time zone 'Asia/Shanghai')::date, interval '1 day') as d (day)
    left join scan_total t on t.company_id = ${companyId} and t.metric in ('scanned', 'verified', 'alerts')
      and t.over = 7 and t.day = d.day::date
    group by d.day order by d.day`.execute(tx);
  return rows;
}

async function readIncidents(tx: Tx, companyId: number): Promise<Today['incidents']> {
  type Found = Omit<NonNullable<Today['incidents']>[number], 'last_time'> & { last_time: Date };
  const { rows } = await sql<Found>`
    select id, code, kind, severity, last_time from incident
    where company_id = ${companyId} and state = 'open' order by id desc limit ${mostIncidents}`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, last_time: row.last_time.toISOString() }));
}

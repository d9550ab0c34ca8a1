import { sql } from 'kysely';
import type * as z from 'zod';
import {
  expiringSoon,
  mostAfterSalesGroups,
  usualAfterSalesDays,
  type AfterSales,
  type afterSalesInput,
  type Repaired,
  type RepairGroup,
} from '#contract/features/query/after-sales/contract.ts';
import { afterSalesTexts } from '#contract/features/query/after-sales/texts.ts';
import {
  repairStates,
  repairStateTexts,
  type RepairState,
} from '#contract/features/sale/repairs/states.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { dayOf } from '#server/identifiers/tally.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { checkOwn, readNames } from '#server/records/own-names.ts';
import { isRepaired } from '#server/repairs/repaired.ts';
import { faultsOf } from '#server/repairs/words.ts';

type Asked = z.output<typeof afterSalesInput>;
type Asker = Reader<StaffSession>;
type Period = {
  first: string;
  last: string;
  beforeFirst: string;
  beforeLast: string;
  length: number;
};

const dayLength = 86_400_000;
const shift = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10);

function periodOf(days: readonly string[] | undefined): Period {
  const last = days?.[1] ?? dayOf(new Date()).day!;
  const first = days?.[0] ?? shift(last, 1 - usualAfterSalesDays);
  const length = Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1;
  return { first, last, beforeFirst: shift(first, -length), beforeLast: shift(first, -1), length };
}

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Shanghai'`;
const endOf = (day: string) => startOf(shift(day, 1));

/** Repairs asked for in the period and the one before (`repair_by_create`). */
const askedFor = (
  { session }: Asker,
  { beforeFirst, last }: Period,
  part: Asked['part_id'],
) => sql`(
  select *, ${isRepaired('repair')} as is_repaired from repair
  where company_id = ${session.companyId} and create_time >= ${startOf(beforeFirst)} and create_time < ${endOf(last)}
    ${part === undefined ? sql`` : sql`and part_id = ${part}`}) as r`;

const figures = (which: Condition) => {
  const count = (more: Condition) => sql`count(*) filter (where ${which} and ${more})::int`;
  const isDone = sql`r.complete_time is not null`;
  const sum = (payers: Condition) => sql`coalesce(sum(r.total) filter (
    where ${which} and r.is_repaired and ${payers}), 0)::float8`;
  return sql`${count(sql`true`)} as repairs, ${count(isDone)} as finished, ${count(sql`not ${isDone}`)} as open,
    ${count(sql`not ${isDone} and r.due_time < now()`)} as overdue,
    ${count(sql`r.replacement_seq is not null`)} as replaced,
    round((percentile_cont(0.5) within group (order by extract(epoch from r.complete_time - r.create_time))
      filter (where ${which} and ${isDone}) / 86400)::numeric, 1)::float8 as days,
    ${sum(sql`r.payer = 'customer'`)} as income, ${sum(sql`r.payer in ('warranty', 'goodwill')`)} as cost`;
};

const inPeriod = ({ first }: Period) => sql`r.create_time >= ${startOf(first)}`;
const inBefore = ({ first }: Period) => sql`r.create_time < ${startOf(first)}`;

/** What was repaired and what was under warranty in a period, and in the one before of as many days. */
export async function readAfterSales(reader: Asker, asked: Asked): Promise<AfterSales> {
  const { tx, session, language } = reader;
  await checkOwn(tx, session.companyId, 'part', asked.part_id);
  const period = periodOf(asked.days);
  const rows = askedFor(reader, period, asked.part_id);
  const now = await sql<Repaired>`select ${figures(inPeriod(period))} from ${rows}`.execute(tx);
  const before = await sql<Repaired>`select ${figures(inBefore(period))} from ${rows}`.execute(tx);
  const group = groupsOf(reader, rows, period);
  const fault = await faultsOf(tx, language);
  const unknown = say(afterSalesTexts.unknown, language);
  const named = (found: Grouped[], nameOf: (row: Grouped) => string): RepairGroup[] =>
    found.map((row) => ({ ...row, key: row.key ?? 0, name: nameOf(row) }));
  const products = await group(sql`r.part_id`);
  const parts = await readNames(
    tx,
    session.companyId,
    'part',
    products.flatMap(({ key }) => (key === null ? [] : Number(key))),
  );
  const states = await group(sql`r.state`);
  const trend = await readTrend(reader, period, asked.part_id);
  const order = (row: Grouped) => repairStates.indexOf(row.key as RepairState);
  return {
    first_day: period.first,
    last_day: period.last,
    before_first: period.beforeFirst,
    before_last: period.beforeLast,
    repairs: { total: now.rows[0]!, before: before.rows[0]! },
    warranties: await readWarranties(reader, period, trend, asked.part_id),
    trend,
    by_fault: named(await group(sql`r.fault_type`), ({ key }) => fault.name(String(key))),
    by_product: named(products, ({ key }) => parts.get(Number(key)) ?? unknown),
    by_state: named(
      states.toSorted((one, other) => order(one) - order(other)),
      ({ key }) => say(repairStateTexts[key as RepairState], language),
    ),
    by_used: await readUsed(reader, rows, period),
  };
}

type Grouped = Omit<RepairGroup, 'key' | 'name'> & { key: string | number | null };

const groupsOf =
  ({ tx }: Asker, rows: Condition, period: Period) =>
  async (by: Condition): Promise<Grouped[]> =>
    (
      await sql<Grouped>`
        select ${by} as key, ${figures(inPeriod(period))}, count(*) filter (where ${inBefore(period)})::int as before
        from ${rows} group by 1 order by repairs desc, before desc, key limit ${mostAfterSalesGroups}`.execute(
        tx,
      )
    ).rows;

/** Parts that were fitted in the repairs of the period. */
async function readUsed(
  { tx, session }: Asker,
  rows: Condition,
  period: Period,
): Promise<AfterSales['by_used']> {
  const { rows: found } = await sql<AfterSales['by_used'][number]>`
    select u.part_id as key, p.name, sum(u.quantity)::float8 as quantity, count(distinct r.id)::int as repairs
    from ${rows} join repair_part u on u.company_id = r.company_id and u.repair_id = r.id and u.is_taken
    join part p on p.company_id = ${session.companyId} and p.id = u.part_id
    where ${inPeriod(period)} group by 1, 2 order by repairs desc, quantity desc, key limit ${mostAfterSalesGroups}`.execute(
    tx,
  );
  return found;
}

/** Warranties by the day they began and end, of all parts or one. */
const warrantyDays = ({ session }: Asker, metric: string, part: Asked['part_id']) => sql`
  (select day, n from warranty_sum where company_id = ${session.companyId} and metric = ${metric}
    and over = ${sql.lit(part === undefined ? 1 : 0)} and part_id = ${part ?? 0}) as w`;

/** In the period before; and those that end soon, whose first and last day are counted by the clock. */
async function readWarranties(
  reader: Asker,
  { beforeFirst, beforeLast }: Period,
  trend: AfterSales['trend'],
  part: Asked['part_id'],
): Promise<AfterSales['warranties']> {
  const { tx, session } = reader;
  const countBefore = (
    metric: string,
  ) => sql`(select coalesce(sum(w.n), 0)::int from ${warrantyDays(reader, metric, part)}
    where w.day between ${beforeFirst}::date and ${beforeLast}::date)`;
  const today = dayOf(new Date()).day!;
  const end = sql`now() + make_interval(days => ${expiringSoon}::int)`;
  const running = (from: Condition, until: Condition) => sql`(select count(*)::int from warranty
    where company_id = ${session.companyId} ${part === undefined ? sql`` : sql`and part_id = ${part}`}
      and expire_time > ${from} and expire_time <= ${until} and void_time is null and expire_time > start_time)`;
  // A time on the stroke of midnight belongs to the day that begins.
  const almost = (day: string) => sql`(${startOf(day)} - interval '1 microsecond')`;
  const lastDay = shift(today, expiringSoon);
  const { rows } = await sql<{ activated: number; ended: number; expiring: number }>`
    select ${countBefore('activated')} as activated, ${countBefore('ended')} as ended,
      ${running(sql`now()`, almost(shift(today, 1)))} + ${running(almost(lastDay), end)}
        + (select coalesce(sum(w.n), 0)::int from ${warrantyDays(reader, 'running', part)}
          where w.day > ${today}::date and w.day < ${lastDay}::date) as expiring`.execute(tx);
  const { expiring, ...before } = rows[0]!;
  const sum = (what: 'activated' | 'ended') => trend.reduce((all, day) => all + day[what], 0);
  return { total: { activated: sum('activated'), ended: sum('ended') }, before, expiring };
}

/** Day by day: repairs each as a range of an index (`repair_by_create`), warranties from their sums. */
async function readTrend(
  reader: Asker,
  { first, last, length }: Period,
  part: Asked['part_id'],
): Promise<AfterSales['trend']> {
  const { tx, session } = reader;
  const count = (before = 0) => {
    const at = (later: number) =>
      sql`(d.day + ${later - before}::int * interval '1 day') at time zone 'Asia/Shanghai'`;
    return sql`(select count(*)::int from repair
      where company_id = ${session.companyId} and create_time >= ${at(0)} and create_time < ${at(1)}
        ${part === undefined ? sql`` : sql`and part_id = ${part}`})`;
  };
  const sums = (
    metric: string,
  ) => sql`(select w.day, sum(w.n)::int as n from ${warrantyDays(reader, metric, part)}
    where w.day between ${first}::date and ${last}::date group by 1)`;
  const { rows: trend } = await sql<AfterSales['trend'][number]>`
    select d.day::date::text as day, ${count()} as repairs, ${count(length)} as before,
      coalesce(a.n, 0) as activated, coalesce(e.n, 0) as ended
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as d (day)
    left join ${sums('activated')} as a on a.day = d.day::date
    left join ${sums('ended')} as e on e.day = d.day::date
    order by d.day`.execute(tx);
  return trend;
}

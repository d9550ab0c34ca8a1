import { sql } from 'kysely';
import type * as z from 'zod';
import {
  shipmentMetrics,
  usually,
  type ShipmentFigures,
  type ShipmentGrouping,
  type ShipmentStatistics,
  type shipmentStatisticsInput,
  type ShipmentStatisticsRow,
  type TimeStep,
} from '#contract/features/query/shipment-statistics/contract.ts';
import {
  daysLater,
  lengthOf,
  startsBetween,
} from '#contract/features/query/shipment-statistics/steps.ts';
import { shipmentStatisticsTexts } from '#contract/features/query/shipment-statistics/texts.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { readCities, regionOf, shippedLines } from '#server/logistics/shipped-lines.ts';
import { shippedSums } from '#server/logistics/shipped-sums.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

const mostGroups = 200;
const mostSteps = 400;
// Nothing was shipped before or will be after.
const [firstOfAll, lastOfAll] = ['2000-01-01', '2100-12-31'] as const;

type Asked = z.output<typeof shipmentStatisticsInput>;
type Asker = Reader<StaffSession>;
type Counted = ShipmentFigures & { before: number };
type Found = { total: Counted; before: Counted; trend: (Counted & { key: string })[] };
type Period = { first: string; last: string; length: number };

const todayOf = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const clamped = (day: string) =>
  day < firstOfAll ? firstOfAll : day > lastOfAll ? lastOfAll : day;

function periodOf(days: readonly string[] | undefined): Period {
  const last = clamped(days?.[1] ?? todayOf());
  const first = clamped(days?.[0] ?? daysLater(last, 1 - usually.days));
  return { first, last, length: lengthOf(first, last) };
}

/** The step that was asked for, or one that gives a readable number of them. */
function stepOf(asked: TimeStep | undefined, length: number): TimeStep {
  if (asked) return asked;
  return length <= 62 ? 'day' : length <= 400 ? 'week' : 'month';
}

/**
 * What left in the period and in the one before, with its day: from sums that know what is asked for (`shipment_sum`), or,
 * where words are looked for, from the lines themselves (`shipment_line_by_ship`).
 */
async function shippedOf(
  reader: Asker,
  asked: Asked,
  { first, last, length }: Period,
  told: { part: boolean; receiver: boolean },
): Promise<Condition> {
  const { by: _by, step: _step, keyword, ...filters } = asked;
  const wanted = {
    ...filters,
    kind: filters.kind ?? [...usually.kind],
    from: filters.from ?? usually.from,
    days: [daysLater(first, -length), last],
  };
  if (keyword === undefined) return shippedSums(reader, wanted, told);
  const conditions: Condition[] = [sql`company_id = ${reader.session.companyId}`];
  for (const [name, demand] of Object.entries(shippedLines)) {
    const value = { ...wanted, keyword }[name as keyof typeof wanted | 'keyword'];
    if (value === undefined) continue;
    const judge = demand as (value: unknown, reader: Asker) => Condition | Promise<Condition>;
    conditions.push(await judge(value, reader));
  }
  const where = sql.join(conditions, sql` and `);
  // A shipment is one, however many parts it has; of each part it is one as well.
  const counts = told.part
    ? sql`1`
    : sql`(row_number() over (partition by l.shipment_id order by l.id) = 1)::int`;
  return sql`select l.part_id, s.dealer_id, s.customer_id, ${counts} as shipments, l.picked as shipped,
      l.received, l.returned, case when s.state = 'closed' then l.picked - l.received else 0 end as missing,
      (l.ship_time at time zone 'Asia/Shanghai')::date as day
    from (select * from shipment_line where ${where}) as l
    join shipment s on s.company_id = l.company_id and s.id = l.shipment_id`;
}

const sums = (first: string) => {
  const sum = (column: string) =>
    sql`coalesce(sum(${sql.ref(`x.${column}`)}) filter (where x.day >= ${first}::date), 0)::float8 as ${sql.ref(column)}`;
  return sql`${sql.join(shipmentMetrics.map(sum))},
    coalesce(sum(x.shipped) filter (where x.day < ${first}::date), 0)::float8 as before`;
};

/** What was shipped in a period and before, by the day it left. */
export async function countShipments(reader: Asker, asked: Asked): Promise<ShipmentStatistics> {
  const { tx } = reader;
  await checkOwn(reader, asked);
  const period = periodOf(asked.days);
  const { first, last, length } = period;
  const step = stepOf(asked.step, length);
  const asksFor = {
    part: asked.part_id !== undefined,
    receiver: [asked.dealer_id, asked.customer_id, asked.province].some((one) => one !== undefined),
  };
  const lines = await shippedOf(reader, asked, period, asksFor);
  // They are read once for all three.
  const { rows } = await sql<Found>`
    with x as materialized (${lines})
    select (select to_jsonb(t) from (select ${sums(first)} from x) as t) as total,
      (select to_jsonb(t) from (select ${sums(daysLater(first, -length))} from x where x.day < ${first}::date) as t) as before,
      (select coalesce(jsonb_agg(t), '[]') from (${stepsOf(period, step)}) as t) as trend`.execute(
    tx,
  );
  const { total, before, trend: steps } = rows[0]!;
  const trend = trendOf(steps, period, step);
  const groups =
    asked.by === 'time'
      ? trend
      : await readGroups(
          reader,
          await shippedOf(reader, asked, period, {
            part: asksFor.part || asked.by === 'part',
            receiver: asksFor.receiver || asked.by === 'receiver' || asked.by === 'region',
          }),
          asked.by,
          first,
        );
  return {
    first_day: first,
    last_day: last,
    step,
    total: figuresOf(total),
    before: figuresOf(before),
    rows: asked.by === 'time' ? trend : groups.slice(0, mostGroups),
    trend,
    is_cut: asked.by !== 'time' && groups.length > mostGroups,
  };
}

/** A part, dealer or customer of another company counts as not found. */
async function checkOwn({ tx, session }: Asker, asked: Asked): Promise<void> {
  const of = session.companyId;
  const { part_id: part, dealer_id: dealer, customer_id: customer } = asked;
  const { rows } = await sql<{ known: boolean }>`
    select (${part ?? null}::int is null or exists (select from part where company_id = ${of} and id = ${part ?? null}))
      and (${dealer ?? null}::int is null or exists (select from dealer where company_id = ${of} and dealer_id = ${dealer ?? null}))
      and (${customer ?? null}::int is null or exists (select from customer where company_id = ${of} and id = ${customer ?? null}))
      as known`.execute(tx);
  if (!rows[0]!.known) throw notFound();
}

const figuresOf = ({ shipped, received, missing, returned, shipments }: ShipmentFigures) => ({
  shipped,
  received,
  missing,
  returned,
  shipments,
});
const nothing: Counted = {
  shipped: 0,
  received: 0,
  missing: 0,
  returned: 0,
  shipments: 0,
  before: 0,
};

/** Step by step; a day of the period before counts in the step of the day as many days later as the period is long. */
const stepsOf = ({ first, length }: Period, step: TimeStep) => sql`
    select date_trunc(${step}, (x.day + case when x.day < ${first}::date then ${length}::int else 0 end)::timestamp)::date::text
      as key, ${sums(first)}
    from x group by 1 order by 1 desc limit ${mostSteps}`;

function trendOf(
  rows: Found['trend'],
  { first, last, length }: Period,
  step: TimeStep,
): ShipmentStatisticsRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const isShort = length <= mostSteps || step === 'month';
  const starts = isShort ? startsBetween(first, last, step) : [...known.keys()].toReversed();
  return starts
    .slice(-mostSteps)
    .map((key) => ({ ...(known.get(key) ?? nothing), key, name: key }));
}

type Grouped = Counted & { key: string | number | null; name: string | null };

async function readGroups(
  reader: Asker,
  lines: Condition,
  by: Exclude<ShipmentGrouping, 'time'>,
  first: string,
): Promise<ShipmentStatisticsRow[]> {
  const { tx, language } = reader;
  if (by === 'region') return readRegions(reader, lines, first);
  const company = reader.session.companyId;
  const order = sql`order by g.shipped desc, g.before desc, key limit ${mostGroups + 1}`;
  const { rows } =
    by === 'part'
      ? await sql<Grouped>`
          select g.part_id as key, p.name, g.* from (select x.part_id, ${sums(first)} from (${lines}) as x group by 1) as g
          left join part p on p.company_id = ${company} and p.id = g.part_id ${order}`.execute(tx)
      : await sql<Grouped>`
          select coalesce('d' || g.dealer_id, 'c' || g.customer_id) as key, coalesce(d.name, c.name) as name, g.*
          from (select x.dealer_id, x.customer_id, ${sums(first)} from (${lines}) as x group by 1, 2) as g
          left join dealer d on d.company_id = ${company} and d.dealer_id = g.dealer_id
          left join customer c on c.company_id = ${company} and c.id = g.customer_id ${order}`.execute(
          tx,
        );
  return rows.map((row) => ({
    ...figuresOf(row),
    before: row.before,
    key: row.key ?? 0,
    name: row.name ?? say(shipmentStatisticsTexts.unknown, language),
  }));
}

/** By the province that the receivers' addresses begin with. */
async function readRegions(
  { tx, session, language }: Asker,
  lines: Condition,
  first: string,
): Promise<ShipmentStatisticsRow[]> {
  const { rows } = await sql<Counted & { address: string }>`
    select coalesce(d.address, c.address, '') as address, g.*
    from (select x.dealer_id, x.customer_id, ${sums(first)} from (${lines}) as x group by 1, 2) as g
    left join dealer d on d.company_id = ${session.companyId} and d.dealer_id = g.dealer_id
    left join customer c on c.company_id = ${session.companyId} and c.id = g.customer_id`.execute(
    tx,
  );
  const cities = await readCities(tx);
  const regions = new Map<number, Counted>();
  for (const row of rows) {
    const region = regionOf(row.address, cities);
    const sum = regions.get(region) ?? nothing;
    regions.set(region, {
      shipped: sum.shipped + row.shipped,
      received: sum.received + row.received,
      missing: sum.missing + row.missing,
      returned: sum.returned + row.returned,
      shipments: sum.shipments + row.shipments,
      before: sum.before + row.before,
    });
  }
  return [...regions]
    .map(([key, sum]) => ({
      ...sum,
      key,
      name: say(provinceOf(key)?.name ?? shipmentStatisticsTexts.unknown, language),
    }))
    .toSorted((one, other) => other.shipped - one.shipped || other.before - one.before);
}

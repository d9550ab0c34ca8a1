import { sql } from 'kysely';
import { mostLatest, mostRanked } from '#contract/features/dashboard/screens/kinds.ts';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import type { Condition } from '#server/records/list-plan.ts';
import {
  asOfNow,
  dayIn,
  inDays,
  startOf,
  type Asker,
  type DayCounts,
  type Part,
  type RankRow,
  type Span,
} from './board.ts';

/** Lines that the company itself sent to dealers and customers, by the day they left (`shipment_line_by_ship`). */
const sentLines = ({ session }: Asker, from: string, more: Condition = sql``) => sql`
  from shipment_line l join shipment s on s.company_id = l.company_id and s.id = l.shipment_id
  where l.company_id = ${session.companyId} and l.ship_time >= ${startOf(from)}
    and s.from_dealer_id is null and s.kind <> 'transfer' ${more}`;

export async function countSent(reader: Asker, { from }: Span, more?: Condition) {
  const { rows } = await sql<{ day: string; shipped: number; received: number; returned: number }>`
    select ${dayIn('l.ship_time')}::text as day, sum(l.picked)::float8 as shipped, sum(l.received)::float8 as received,
      sum(l.returned)::float8 as returned ${sentLines(reader, from, more)} group by 1`.execute(
    reader.tx,
  );
  return rows.flatMap(({ day, ...counts }): DayCounts[number][] =>
    Object.entries(counts).map(([key, n]) => ({ key, day, n })),
  );
}

/** Who was sent most: dealers as `d1`, customers as `c1`. */
export async function rankReceivers(
  reader: Asker,
  { first }: Span,
  more?: Condition,
): Promise<RankRow[]> {
  const { tx, session } = reader;
  const { rows } = await sql<RankRow>`
    select coalesce('d' || g.dealer_id, 'c' || g.customer_id) as id, coalesce(d.name, c.name, '') as name, g.value,
      null as most
    from (select s.dealer_id, s.customer_id, sum(l.picked)::float8 as value ${sentLines(reader, first, more)}
      group by 1, 2 order by 3 desc, 1, 2 limit ${mostRanked}) as g
    left join dealer d on d.company_id = ${session.companyId} and d.dealer_id = g.dealer_id
    left join customer c on c.company_id = ${session.companyId} and c.id = g.customer_id
    order by g.value desc, 1`.execute(tx);
  return rows;
}

async function rankParts(reader: Asker, { first }: Span): Promise<RankRow[]> {
  const { tx, session } = reader;
  const { rows } = await sql<RankRow>`
    select g.part_id as id, p.name, g.value, null as most
    from (select l.part_id, sum(l.picked)::float8 as value ${sentLines(reader, first)}
      group by 1 order by 2 desc, 1 limit ${mostRanked}) as g
    join part p on p.company_id = ${session.companyId} and p.id = g.part_id
    order by g.value desc, 1`.execute(tx);
  return rows;
}

/** What left last. */
export async function latestShipments(
  { tx, session }: Asker,
  which: Condition,
): Promise<Board['latest']> {
  const { rows } = await sql<Omit<Board['latest'][number], 'time'> & { time: Date }>`
    select s.id, s.code, coalesce(d.name, c.name, s.place) as name, s.received as units, s.picked as most, s.state,
      s.ship_time as time
    from (select * from shipment where company_id = ${session.companyId} and ship_time is not null and ${which}
      order by ship_time desc, id desc limit ${mostLatest}) as s
    left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
    left join customer c on c.company_id = s.company_id and c.id = s.customer_id
    order by s.ship_time desc, s.id desc`.execute(tx);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
}

const inStates = (...states: string[]) => sql`state = any(${states}::text[])`;
export const isOnTheRoad = inStates('shipped', 'partial');
const isHere = inStates('draft', 'picking', 'checked');

/** Shipments as of now (`shipment_by_state`). */
async function countOpen({ tx, session }: Asker, { last }: Span) {
  const own = sql`company_id = ${session.companyId}`;
  const { rows } = await sql<{ open: number; transit: number; late: number }>`
    select (select count(*)::int from shipment where ${own} and ${isHere}) as open,
      (select count(*)::int from shipment where ${own} and ${isOnTheRoad}) as transit,
      (select count(*)::int from shipment where ${own} and ${isHere} and planned_date < ${last}::date) as late`.execute(
    tx,
  );
  return rows[0]!;
}

export async function readShipmentScreen(reader: Asker, span: Span): Promise<Part<'shipment'>> {
  const sent = inDays(await countSent(reader, span), span);
  const open = await countOpen(reader, span);
  return {
    figures: {
      shipped: sent.figure('shipped'),
      received: sent.figure('received'),
      returned: sent.figure('returned'),
      open: asOfNow(open.open),
      transit: asOfNow(open.transit),
      late: asOfNow(open.late),
    },
    trend: [
      { key: 'shipped', values: sent.values('shipped') },
      { key: 'received', values: sent.values('received') },
    ],
    ranks: {
      receiver: await rankReceivers(reader, span),
      part: await rankParts(reader, span),
    },
    latest: await latestShipments(reader, sql`from_dealer_id is null`),
  };
}

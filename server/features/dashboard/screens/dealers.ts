import { sql } from 'kysely';
import { lateAfterDays } from '#contract/features/query/dealer-data/contract.ts';
import {
  asOfNow,
  countDealers,
  countTallies,
  inDays,
  rankTallies,
  type Asker,
  type Part,
  type Span,
} from './board.ts';
import { isOnTheRoad, latestShipments } from './shipments.ts';

async function countLate({ tx, session }: Asker): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shipment where company_id = ${session.companyId} and dealer_id is not null
      and ${isOnTheRoad} and ship_time < now() - make_interval(days => ${lateAfterDays}::int)`.execute(
    tx,
  );
  return rows[0]!.n;
}

export async function readDealerScreen(reader: Asker, span: Span): Promise<Part<'dealer'>> {
  const metrics = ['shipped', 'received', 'sold', 'returned'] as const;
  const days = inDays(await countTallies(reader, 'dealer_tally', metrics, span), span);
  const rank = (metric: 'sold' | 'received') =>
    rankTallies(reader, { table: 'dealer_tally', metric, by: 'dealer' }, span);
  return {
    figures: {
      shipped: days.figure('shipped'),
      received: days.figure('received'),
      sold: days.figure('sold'),
      returned: days.figure('returned'),
      sellers: await countDealers(reader, 'sold', span),
      late: asOfNow(await countLate(reader)),
    },
    trend: [
      { key: 'received', values: days.values('received') },
      { key: 'sold', values: days.values('sold') },
    ],
    ranks: { sold: await rank('sold'), received: await rank('received') },
    latest: await latestShipments(reader, sql`dealer_id is not null`),
  };
}

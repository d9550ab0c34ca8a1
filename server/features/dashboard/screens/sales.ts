import { sql } from 'kysely';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import { mostLatest } from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import { say } from '#contract/text.ts';
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

async function countDisputed({ tx, session }: Asker): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sale_record where company_id = ${session.companyId} and state = 'disputed'`.execute(
    tx,
  );
  return rows[0]!.n;
}

async function readLatest({ tx, session, language }: Asker): Promise<Board['latest']> {
  const { rows } = await sql<Omit<Board['latest'][number], 'time' | 'most'> & { time: Date }>`
    select s.id, s.code, coalesce(d.name, ${say(screenTexts.ownSale, language)}) as name, s.units, s.state,
      s.sold_at as time
    from (select * from sale_record where company_id = ${session.companyId}
      order by sold_at desc, id desc limit ${mostLatest}) as s
    left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
    order by s.sold_at desc, s.id desc`.execute(tx);
  return rows.map((row) => ({ ...row, most: null, time: row.time.toISOString() }));
}

export async function readSaleScreen(reader: Asker, span: Span): Promise<Part<'sale'>> {
  const all = inDays(await countTallies(reader, 'code_tally', ['sold', 'activated'], span), span);
  const dealers = inDays(
    await countTallies(reader, 'dealer_tally', ['sold', 'returned'], span),
    span,
  );
  return {
    figures: {
      sold: all.figure('sold'),
      dealerSold: dealers.figure('sold'),
      sellers: await countDealers(reader, 'sold', span),
      returned: dealers.figure('returned'),
      activated: all.figure('activated'),
      disputed: asOfNow(await countDisputed(reader)),
    },
    trend: [
      { key: 'sold', values: all.values('sold') },
      { key: 'activated', values: all.values('activated') },
    ],
    ranks: {
      part: await rankTallies(reader, { table: 'code_tally', metric: 'sold', by: 'part' }, span),
      dealer: await rankTallies(
        reader,
        { table: 'dealer_tally', metric: 'sold', by: 'dealer' },
        span,
      ),
    },
    latest: await readLatest(reader),
  };
}

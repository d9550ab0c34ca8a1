import { sql } from 'kysely';
import {
  pageFigureCalls,
  type PageFigures,
} from '#contract/features/product/page-templates/figures.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

const usualDays = 30;
const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

type Asked = { id: number; days?: readonly string[] | undefined };

/** What the versions of a page have achieved on these days. */
async function readFigures(
  { tx, session }: Reader<StaffSession>,
  { id, days }: Asked,
): Promise<PageFigures> {
  const company = session.companyId;
  const page = await tx
    .selectFrom('page_template')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!page) throw notFound();
  const range = days
    ? sql`day between ${days[0]}::date and ${days[1]}::date`
    : sql`day between ${today} - ${usualDays - 1}::int and ${today}`;
  const which = sql`company_id = ${company} and page_id = ${id} and ${range}`;
  const shown = await sql<Omit<PageFigures['versions'][number], 'taps'>>`
    select number, sum(views)::float8 as views, sum(products)::float8 as products, sum(activations)::float8 as activations
    from page_figure where ${which} group by number`.execute(tx);
  const { rows: blocks } = await sql<PageFigures['blocks'][number]>`
    select number, block, sum(taps)::float8 as taps from page_tap where ${which}
    group by number, block order by 3 desc, 1 desc, 2`.execute(tx);
  const none = { views: 0, products: 0, activations: 0 };
  const numbers = new Set([...shown.rows, ...blocks].map(({ number }) => number));
  const versions = [...numbers]
    .toSorted((one, other) => other - one)
    .map((number) => ({
      ...none,
      ...shown.rows.find((row) => row.number === number),
      number,
      taps: blocks.reduce((sum, one) => sum + (one.number === number ? one.taps : 0), 0),
    }));
  return { versions, blocks };
}

export const pageFigureEndpoints = [
  serve(pageFigureCalls.figures, (call) => readFigures(call, call.input)),
];

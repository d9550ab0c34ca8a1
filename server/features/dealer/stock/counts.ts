import { sql } from 'kysely';
import type * as z from 'zod';
import type { DealerCount, dealerCountFilter } from '#contract/features/dealer/stock/contract.ts';
import {
  countResults,
  type CountCode,
  type countCodeFilter,
} from '#contract/features/trace/stock-counts/contract.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { ofDocument, readDocumentCodes } from '#server/logistics/document-codes.ts';
import { oneOf } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Row = Omit<DealerCount, 'close_time' | 'create_time'> & {
  close_time: Date | null;
  create_time: Date;
};

/** The stock counts of the dealer that asks. */
export const countList: ListPlan<z.output<typeof dealerCountFilter>, DealerCount, DealerSession> = {
  table: 'stock_count',
  only: ({ dealerId }) => sql`dealer_id = ${dealerId}`,
  filters: { state: oneOf('state') },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Row>`
      select id, code, state, expected, counted, missing, surplus, close_time, create_time from stock_count
      where company_id = ${session.companyId} and dealer_id = ${session.dealerId} and id = any(${ids})`.execute(
      tx,
    );
    return rows.map((row) => ({
      ...row,
      close_time: row.close_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
    }));
  },
};

export async function readCount(reader: Reader<DealerSession>, id: number): Promise<DealerCount> {
  const [found] = await inOrder(countList, reader, [id]);
  if (!found) throw notFound();
  return found;
}

/** What was counted, and what was missing or too many. */
export const countCodes: ListPlan<z.output<typeof countCodeFilter>, CountCode, DealerSession> = {
  table: 'stock_count_code',
  filters: {
    id: ofDocument('stock_count', 'count_id'),
    result: (results) => oneOf('result')(results.map((one) => countResults.indexOf(one))),
  },
  rows: async (reader, ids) => {
    const more = sql`c.result`;
    const rows = await readDocumentCodes<{ result: number }>(reader, 'stock_count_code', ids, more);
    return rows.map(({ level: _level, ...row }) => ({ ...row, result: countResults[row.result]! }));
  },
};

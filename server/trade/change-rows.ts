import { sql } from 'kysely';
import type { PurchaseChange } from '#contract/trade/purchase-changes.ts';
import type { Tx } from '../database/database.ts';

/** More are not shown; nobody negotiates so often. */
const mostListed = 50;
/** Of long requests fewer are shown, so that an order opens at once however often its other side asks. */
const mostLines = 4_000;

type Found = Omit<PurchaseChange, 'create_time' | 'answer_time'> & {
  create_time: Date;
  answer_time: Date | null;
};

/** What was asked to be changed in an order, newest first. */
export async function readChanges(
  tx: Tx,
  { company_id: company, id, version }: { company_id: number; id: number; version: number },
): Promise<PurchaseChange[]> {
  const { rows } = await sql<Found>`
    select id, side, state, before, lines, reason, create_user, create_time, answer_user, answer_reason, answer_time,
      state = 'open' and base_version <> ${version} as is_stale
    from (
      select *, sum(jsonb_array_length(lines)) over (order by id desc) - jsonb_array_length(lines) as newer
      from (
        select * from purchase_change where company_id = ${company} and order_id = ${id}
        order by id desc limit ${mostListed}
      ) as newest
    ) as listed
    where newer < ${mostLines} order by id desc`.execute(tx);
  return rows.map((row) => ({
    ...row,
    create_time: row.create_time.toISOString(),
    answer_time: row.answer_time?.toISOString() ?? null,
  }));
}

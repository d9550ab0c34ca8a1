import type { Tx } from '../database/database.ts';
import type { Run } from '../events/new-event.ts';

/** The pack of sorted numbers, by its code; of several the first and the last. */
export async function packNames(tx: Tx, companyId: number, runs: readonly Run[]): Promise<string> {
  const packOf = (seq: number) =>
    tx
      .selectFrom('identifier_pack')
      .select('code')
      .where('company_id', '=', companyId)
      .where('first_seq', '<=', seq)
      .orderBy('first_seq', 'desc')
      .limit(1)
      .executeTakeFirst();
  const ends = [await packOf(runs[0]!.first), await packOf(runs.at(-1)!.last)];
  return [...new Set(ends.map((pack) => pack?.code ?? ''))].join(' … ');
}

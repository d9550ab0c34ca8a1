import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import type { Tx } from '../database/database.ts';
import type { Item } from './goods.ts';
import type { Culprit } from './refuse.ts';

/** Those whose batch is on hold or recalled: the job that moves them may still be on its way. */
export async function ofStoppedBatches(
  tx: Tx,
  companyId: number,
  items: readonly Item[],
): Promise<Culprit[]> {
  const ids = [...new Set(items.flatMap(({ batch_id: id }) => id ?? []))].toSorted((a, b) => a - b);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('batch')
    .select(['id', 'state'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const { heldBatch, recalledBatch } = logisticsTexts.errors;
  return items.flatMap((item): Culprit[] => {
    const state = item.batch_id === null ? undefined : states.get(item.batch_id);
    if (state === 'held') return [{ item, why: heldBatch }];
    return state === 'recalled' ? [{ item, why: recalledBatch }] : [];
  });
}

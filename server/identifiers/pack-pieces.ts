import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Run } from '../events/record.ts';
import { packsOf } from './directory.ts';

/** Runs cut where packs end, each piece with what its pack was ordered for. */
export async function cutByPack(app: App, tx: Tx, companyId: number, runs: readonly Run[]) {
  const packs = await packsOf(app, companyId);
  const goods = await tx
    .selectFrom('identifier_pack')
    .select(['id', 'part_id', 'batch_id'])
    .where('company_id', '=', companyId)
    .execute();
  const goodsOf = new Map(goods.map((one) => [one.id, one]));
  let at = 0;
  return runs.flatMap((run) => {
    while (at < packs.length && packs[at]!.last_seq < run.first) at += 1;
    const pieces: (Run & { part: number | null; batch: number | null })[] = [];
    for (let next = at; next < packs.length && packs[next]!.first_seq <= run.last; next += 1) {
      const { id, first_seq: first, last_seq: last } = packs[next]!;
      const its = goodsOf.get(id);
      pieces.push({
        first: Math.max(run.first, first),
        last: Math.min(run.last, last),
        part: its?.part_id ?? null,
        batch: its?.batch_id ?? null,
      });
    }
    return pieces;
  });
}

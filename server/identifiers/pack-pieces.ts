import { sql, type RawBuilder } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Run } from '../events/new-event.ts';
import { packsOf } from './directory.ts';

const longRun = 1_000;

/**
 * Matches rows of these numbers so that the primary key is always used: short runs by number, long ones by their ends.
 * A join with the runs would be planned as if each held a large part of the table.
 */
export function among(runs: readonly Run[]): RawBuilder<unknown> {
  const numbers: number[] = [];
  const either: RawBuilder<unknown>[] = [];
  for (const { first, last } of runs)
    if (last - first >= longRun) either.push(sql`i.seq between ${first} and ${last}`);
    else for (let number = first; number <= last; number += 1) numbers.push(number);
  if (numbers.length > 0) either.push(sql`i.seq = any(${numbers}::bigint[])`);
  return either.length === 1 ? either[0]! : sql`(${sql.join(either, sql` or `)})`;
}

type Piece = { runs: Run[]; part: number | null; batch: number | null };

/** Splits runs by pack, each with what its pack was ordered for. */
export async function cutByPack(
  app: App,
  tx: Tx,
  companyId: number,
  runs: readonly Run[],
): Promise<Piece[]> {
  const packs = await packsOf(app, companyId);
  const goods = await tx
    .selectFrom('identifier_pack')
    .select(['id', 'part_id', 'batch_id'])
    .where('company_id', '=', companyId)
    .execute();
  const pieces = new Map<number, Piece>(
    goods.map(({ id, part_id: part, batch_id: batch }) => [id, { runs: [], part, batch }]),
  );
  let at = 0;
  for (const run of runs) {
    while (at < packs.length && packs[at]!.last_seq < run.first) at += 1;
    for (let next = at; next < packs.length && packs[next]!.first_seq <= run.last; next += 1) {
      const { id, first_seq: first, last_seq: last } = packs[next]!;
      const piece = { first: Math.max(run.first, first), last: Math.min(run.last, last) };
      pieces.get(id)?.runs.push(piece);
    }
  }
  return [...pieces.values()].filter((piece) => piece.runs.length > 0);
}

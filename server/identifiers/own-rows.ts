import { sql } from 'kysely';
import type { CodeContext } from '#contract/codes/segments.ts';
import type { Tx } from '../database/database.ts';
import type { Run } from '../events/new-event.ts';
import { stateOf, type LockedPack } from './locked-pack.ts';
import { composeCodes, takeCount, type Counter } from './own-codes.ts';

type Wanted = { run: Run; counter: Counter; from: number; context: CodeContext };
const tries = 100;
// Composing blocks the event loop: at most this many at a time.
const atOnce = 2_000;

/**
 * Writes rows for a run of numbers, with codes from the counter number `from` on. If the company already has a code,
 * the next free number is used instead.
 */
export async function insertOwnCodes(tx: Tx, pack: LockedPack, wanted: Wanted): Promise<void> {
  const { first, last } = wanted.run;
  for (let next = first; next <= last; next += atOnce) {
    const run = { first: next, last: Math.min(last, next + atOnce - 1) };
    await insertSome(tx, pack, { ...wanted, run, from: wanted.from + next - first });
  }
}

async function insertSome(
  tx: Tx,
  pack: LockedPack,
  { run, counter, from, context }: Wanted,
): Promise<void> {
  let missing = Array.from({ length: run.last - run.first + 1 }, (_, at) => run.first + at);
  let numbers = missing.map((_, at) => from + at);
  const { companyId } = counter;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const codes = composeCodes(counter.rule, context, numbers);
    // As two texts: long arrays are slow to write and to read.
    const written = await sql`
      insert into identifier (company_id, seq, part_id, batch_id, state, level, code)
      select ${companyId}, seq, ${pack.part_id}, ${pack.batch_id}, ${stateOf(pack)}, ${pack.level}, code
      from unnest(string_to_array(${missing.join(' ')}, ' ')::bigint[], string_to_array(${codes.join(' ')}, ' '))
        as made (seq, code)
      on conflict do nothing`.execute(tx);
    if (Number(written.numAffectedRows) === missing.length) return;
    const { rows } = await sql<{ seq: number }>`
      select seq from unnest(${missing}::bigint[]) as wanted (seq)
      where not exists (select from identifier i where i.company_id = ${companyId} and i.seq = wanted.seq)
      order by seq`.execute(tx);
    missing = rows.map(({ seq }) => seq);
    const taken = await takeCount(tx, counter, missing.length);
    if (!('first' in taken)) throw new Error(`no numbers left for ${missing.length} codes`);
    numbers = missing.map((_, at) => taken.first + at);
  }
  throw new Error(`${missing.length} codes met others ${tries} times`);
}

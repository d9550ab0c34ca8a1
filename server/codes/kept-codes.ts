import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';

const { shipped, received, sold, activated, returned, recalled, voided, frozen } = identifierStates;
/** Goods that have left the house; whoever holds recalled or voided ones must go on being told so. */
const left = [shipped, received, sold, activated, returned, recalled, voided];

/** Writes down which codes of a key had been shipped; returns how many. */
export async function keepShipped(tx: Tx, companyId: number, keyId: number): Promise<number> {
  const { rows: packs } = await sql<{ first: number; last: number }>`
    select first_seq as first, last_seq as last from identifier_pack
    where company_id = ${companyId} and key_id = ${keyId}
    union
    select p.first_seq, p.last_seq from security_pack s
    join identifier_pack p on p.company_id = s.company_id and p.id = s.pack_id
    where s.company_id = ${companyId} and s.key_id = ${keyId}`.execute(tx);
  let kept = 0;
  // Pack by pack: joined with packs, PostgreSQL would expect a large share of the table for each.
  for (const { first, last } of packs) {
    const { rows } = await sql<{ n: number }>`
      with island as (
        select min(seq) as first, max(seq) as last, count(*) as n from (
          select seq, seq - row_number() over (order by seq) as island from identifier
          where company_id = ${companyId} and seq between ${first} and ${last}
            and (state = any(${left}::smallint[]) or (state = ${frozen} and before_state = any(${left}::smallint[])))
        ) as one group by island),
      written as (
        insert into kept_code (company_id, key_id, first_seq, last_seq)
        select ${companyId}, ${keyId}, first, last from island)
      select coalesce(sum(n), 0)::float8 as n from island`.execute(tx);
    kept += rows[0]!.n;
  }
  return kept;
}

/** What was kept is not kept any longer. */
export const dropKept = (tx: Tx, companyId: number, keyId: number) =>
  tx
    .deleteFrom('kept_code')
    .where('company_id', '=', companyId)
    .where('key_id', '=', keyId)
    .execute();

// Never changes while the key is in this state; when it ends, the key is asked for first.
const known = cache<App, string, boolean>({ max: 100_000 });

/** Whether a code of a revoked key had been shipped before. */
export const isKept = (app: App, companyId: number, keyId: number, seq: number) =>
  known.get(app, `${companyId}:${keyId}:${seq}`, () =>
    // On the side pool: the main connections may be held by calls that wait for this.
    transact(app.database.sidePool, systemActor, async (tx) => {
      const row = await tx
        .selectFrom('kept_code')
        .select('last_seq')
        .where('company_id', '=', companyId)
        .where('key_id', '=', keyId)
        .where('first_seq', '<=', seq)
        .orderBy('first_seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined && row.last_seq >= seq;
    }),
  );

import { identifierStates } from '#contract/codes/states.ts';
import type { Tx } from '../database/database.ts';

/** A pack and its rule, locked while rows are written. */
export const lockPack = (tx: Tx, { company, pack }: { company: number; pack: number }) =>
  tx
    .selectFrom('identifier_pack as p')
    .innerJoin('encoding_rule as r', (join) =>
      join.onRef('r.company_id', '=', 'p.company_id').onRef('r.id', '=', 'p.rule_id'),
    )
    .select([
      'p.id',
      'p.code',
      'p.part_id',
      'p.batch_id',
      'p.level',
      'p.quantity',
      'p.made',
      'p.key_id',
    ])
    .select(['p.first_seq', 'p.state', 'r.series_id', 'r.kind', 'r.segments', 'r.separator'])
    .where('p.company_id', '=', company)
    .where('p.id', '=', pack)
    .forUpdate('p')
    .executeTakeFirstOrThrow();
export type LockedPack = Awaited<ReturnType<typeof lockPack>>;

/** Locks the key of codes being made against revocation. */
export async function lockKey(tx: Tx, company: number, key: number): Promise<void> {
  const { state } = await tx
    .selectFrom('secret_key')
    .select('state')
    .where('company_id', '=', company)
    .where('id', '=', key)
    .forShare()
    .executeTakeFirstOrThrow();
  if (state === 'revoked') throw new Error('the key of these codes was revoked');
}

/** A code ordered for a part is assigned to it from the start. */
export const stateOf = ({ part_id: part }: Pick<LockedPack, 'part_id'>): number =>
  part === null ? identifierStates.unallocated : identifierStates.allocated;

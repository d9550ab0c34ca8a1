import { identifierStates } from '#contract/codes/states.ts';
import type { Tx } from '../database/database.ts';

/** A pack and the rule it is made by, held for as long as rows are written. */
export const holdPack = (tx: Tx, { company, pack }: { company: number; pack: number }) =>
  tx
    .selectFrom('identifier_pack as p')
    .innerJoin('encoding_rule as r', (join) =>
      join.onRef('r.company_id', '=', 'p.company_id').onRef('r.id', '=', 'p.rule_id'),
    )
    .select(['p.id', 'p.code', 'p.part_id', 'p.batch_id', 'p.level', 'p.quantity', 'p.made'])
    .select(['p.first_seq', 'p.state', 'r.series_id', 'r.kind', 'r.segments', 'r.separator'])
    .where('p.company_id', '=', company)
    .where('p.id', '=', pack)
    .forUpdate('p')
    .executeTakeFirstOrThrow();
export type HeldPack = Awaited<ReturnType<typeof holdPack>>;

/** A code that is ordered for a part is meant for it from the beginning. */
export const stateOf = ({ part_id: part }: Pick<HeldPack, 'part_id'>): number =>
  part === null ? identifierStates.unallocated : identifierStates.allocated;

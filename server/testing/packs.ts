import { sql } from 'kysely';
import { identifierStates, type IdentifierState } from '#contract/codes/states.ts';
import { levels, type Level } from '#contract/features/identity/packs/contract.ts';
import type { App } from '../app.ts';
import { takeNumbers } from '../codes/space.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { Tx } from '../database/database.ts';

/** So many identifiers in a row that stand at the same place. */
export type Piece = {
  count: number;
  state: IdentifierState;
  /** Where it stood before it was frozen. */
  before?: IdentifierState;
  dealerId?: number;
  reason?: string;
};
export type PackPlan = {
  code?: string;
  ruleId: number;
  keyId?: number | null;
  partId?: number | null;
  batchId?: number | null;
  level?: Level;
  /** More than there are pieces for: the order was cancelled. */
  quantity?: number;
  pieces: readonly Piece[];
  /** Codes of an own rule, one for each. */
  codes?: readonly string[];
  create_time?: Date;
  export_time?: Date;
  remark?: string;
  /** They are counted against the quota already. */
  isCounted?: boolean;
};
export type MadePack = { id: number; first: number; last: number };

/** A pack and its identifiers, each where its piece says. */
export async function createPack(
  app: App,
  tx: Tx,
  companyId: number,
  plan: PackPlan,
): Promise<MadePack> {
  const made = plan.pieces.reduce((sum, { count }) => sum + count, 0);
  const quantity = plan.quantity ?? made;
  const time = plan.create_time ?? new Date();
  const level = levels.indexOf(plan.level ?? 'unit');
  const first = await takeNumbers(tx, quantity);
  const { id } = await tx
    .insertInto('identifier_pack')
    .values({
      company_id: companyId,
      code: plan.code ?? (await codeOf({ tx }, companyId, 'identifier_pack', '', null)),
      rule_id: plan.ruleId,
      key_id: plan.keyId ?? null,
      level,
      part_id: plan.partId ?? null,
      batch_id: plan.batchId ?? null,
      quantity,
      made,
      first_seq: first,
      state: made < quantity ? 'cancelled' : 'ready',
      exports: plan.export_time ? 1 : 0,
      export_time: plan.export_time ?? null,
      remark: plan.remark ?? '',
      create_time: time,
      update_time: plan.export_time ?? time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!plan.isCounted)
    await tx
      .insertInto('code_use')
      .values({ company_id: companyId, identifiers: made })
      .onConflict((conflict) =>
        conflict
          .column('company_id')
          .doUpdateSet({ identifiers: sql`code_use.identifiers + excluded.identifiers` }),
      )
      .execute();
  let next = first;
  for (const piece of plan.pieces.filter(({ count }) => count > 0)) {
    await sql`
      insert into identifier (company_id, seq, part_id, batch_id, dealer_id, state, before_state, level, reason, code)
      select ${companyId}, seq, ${plan.partId ?? null}, ${plan.batchId ?? null}, ${piece.dealerId ?? null},
        ${identifierStates[piece.state]}, ${piece.before ? identifierStates[piece.before] : null}, ${level},
        ${piece.reason ?? null}, (${plan.codes ? [...plan.codes] : null}::text[])[seq - ${first}::bigint + 1]
      from generate_series(${next}::bigint, ${next + piece.count - 1}::bigint) as seq`.execute(tx);
    next += piece.count;
  }
  await app.cluster.tell(tx, { topic: 'pack' });
  return { id, first, last: first + made - 1 };
}

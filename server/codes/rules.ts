import { sql } from 'kysely';
import type * as z from 'zod';
import { ruleInput, type RuleState } from '#contract/features/identity/rules/contract.ts';
import type { Tx } from '../database/database.ts';

type RulePlan = z.input<typeof ruleInput> & {
  state?: RuleState;
  create_time?: Date;
  /** The rule this is the next version of. */
  after?: { id: number; series_id: number; revision: number };
};
type Made = { id: number; series_id: number; revision: number };

/** The rule that every company starts with. */
export const standardRule: RulePlan = {
  name: '标准编码',
  kind: 'standard',
  state: 'effective',
  remark: '16 位，由平台生成，无法伪造',
};

/** The id of a new rule; that of the first version is also the series id. */
export async function nextRuleId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('encoding_rule', 'id')) as id`.execute(tx);
  return rows[0]!.id;
}

/** Adds an encoding rule; if it is the company's own and in effect, its prefix is claimed. */
export async function createRule(tx: Tx, companyId: number, plan: RulePlan): Promise<Made> {
  const { state = 'draft', create_time: time = new Date(), after, ...given } = plan;
  const { segments, ...input } = ruleInput.parse(given);
  const id = await nextRuleId(tx);
  const made = await tx
    .insertInto('encoding_rule')
    .values({
      ...input,
      company_id: companyId,
      segments: JSON.stringify(segments),
      id,
      series_id: after?.series_id ?? id,
      revision: (after?.revision ?? 0) + 1,
      state,
      effective_time: state === 'draft' ? null : time,
      expire_time: state === 'expired' ? new Date() : null,
      create_time: time,
      update_time: time,
    })
    .returning(['id', 'series_id', 'revision'])
    .executeTakeFirstOrThrow();
  const [first] = segments;
  if (state !== 'draft' && first?.kind === 'constant')
    await tx
      .insertInto('code_prefix')
      .values({ prefix: first.text, company_id: companyId, is_automatic: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return made;
}

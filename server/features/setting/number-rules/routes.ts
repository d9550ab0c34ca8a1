import { sql } from 'kysely';
import {
  numberRuleCalls,
  type NumberRuleRow,
} from '#contract/features/setting/number-rules/contract.ts';
import { numberRuleTexts } from '#contract/features/setting/number-rules/texts.ts';
import type { Language } from '#contract/language.ts';
import { numberKinds, numberRules, type NumberKind } from '#contract/number-rules.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { holdRule, nextNumbers, nextOfEach, ownRules } from '#server/numbers/numbers.ts';
import type { StaffSession } from '#server/access/sessions.ts';

const { done } = numberRuleTexts;
const target = 'numberRule';
const previewed = 3;

/** A kind by its position in the list. */
function kindOf(id: number): NumberKind {
  const kind = numberKinds[id - 1];
  if (!kind) throw notFound();
  return kind;
}

type Reading = { tx: Tx; session: StaffSession; language: Language };

async function readRows(
  { tx, session, language }: Reading,
  kinds: readonly NumberKind[],
): Promise<NumberRuleRow[]> {
  // A page past the last one.
  if (kinds.length === 0) return [];
  const company = session.companyId;
  const own = await ownRules(tx, company, kinds);
  const rules = new Map(kinds.map((kind) => [kind, own.get(kind)?.rule ?? numberRules[kind]]));
  const next = await nextOfEach(tx, company, rules);
  return kinds.map((kind) => {
    const { prefix, date_part, separator, width, reset, gap_free } = rules.get(kind)!;
    return {
      id: numberKinds.indexOf(kind) + 1,
      company_id: company,
      kind,
      name: say(numberRules[kind].name, language),
      ...{ prefix, date_part, separator, width, reset, gap_free },
      is_own: own.has(kind),
      next: next.get(kind)!,
      version: own.get(kind)?.version ?? 0,
      update_time: own.get(kind)?.update_time.toISOString() ?? null,
    };
  });
}
const readRow = async (call: Reading, kind: NumberKind) => (await readRows(call, [kind]))[0]!;

export const numberRuleEndpoints = [
  serve(numberRuleCalls.index, async (call) => {
    const { page, limit } = call.input;
    const shown = numberKinds.slice((page - 1) * limit, page * limit);
    return { rows: await readRows(call, shown), count: numberKinds.length };
  }),
  serve(numberRuleCalls.info, (call) => readRow(call, kindOf(call.input.id))),
  serve(numberRuleCalls.preview, ({ tx, session, input }) => {
    const { id, ...rule } = input;
    return nextNumbers(tx, session.companyId, kindOf(id), rule, previewed);
  }),
  serve(
    numberRuleCalls.edit,
    async (call) => {
      const { tx, session, input, changed } = call;
      const { id, version, ...rule } = input;
      const kind = kindOf(id);
      const company = session.companyId;
      await holdRule(tx, company, kind);
      const before = await readRow(call, kind);
      editLocked(before, version, rule);
      await tx
        .insertInto('number_rule')
        .values({ ...rule, company_id: company, kind, update_by: session.accountId })
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'kind']).doUpdateSet({
            ...rule,
            version: sql`number_rule.version + 1`,
            update_by: session.accountId,
            update_time: sql`now()`,
          }),
        )
        .execute();
      changed(target, kind, pick(before), rule);
      return readRow(call, kind);
    },
    { done: done.saved },
  ),
  serve(
    numberRuleCalls.reset,
    async (call) => {
      const { tx, session, input, changed } = call;
      const kind = kindOf(input.id);
      const company = session.companyId;
      await holdRule(tx, company, kind);
      const before = await readRow(call, kind);
      if (before.is_own) {
        await tx
          .deleteFrom('number_rule')
          .where('company_id', '=', company)
          .where('kind', '=', kind)
          .execute();
        changed(target, kind, pick(before), pick(await readRow(call, kind)));
      }
      return readRow(call, kind);
    },
    { done: done.reset },
  ),
];

const pick = ({ prefix, date_part, separator, width, reset, gap_free }: NumberRuleRow) => ({
  ...{ prefix, date_part, separator, width, reset, gap_free },
});

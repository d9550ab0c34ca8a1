import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { ruleCalls, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleMoves } from '#contract/features/identity/rules/moves.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { claimPrefix, holdPrefixes, refuseInvalidPrefix } from '#server/codes/prefixes.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { inOrder } from '#server/records/list.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { transition, type MovingTable } from '#server/records/transition.ts';
import { insertRecord, lockRecords, type RecordTable } from '#server/records/write.ts';
import { holdSeries, ruleList, usedRules } from './queries.ts';
import { prefixOf, refuseCollision, refuseIncomplete } from './rules.ts';

const { errors, done } = ruleTexts;
const target = 'encodingRule';
type Moving = MovingTable<typeof ruleMoves>;

const end = (call: RecordCall<StaffSession>, table: Moving, ids: readonly number[]) =>
  transition(call, table, ids, 'expire', { set: { expire_time: sql`now()` }, skipsDone: true });

/** Repeats all checks under the lock. */
async function putIntoEffect(
  call: RecordCall<StaffSession>,
  table: Moving,
  rule: EncodingRule,
): Promise<void> {
  const { app, tx, session, language } = call;
  const company = session.companyId;
  refuseIncomplete(rule, language);
  refuseCollision(rule, rule.series_id, await usedRules(tx, company));
  const prefix = prefixOf(rule);
  await refuseInvalidPrefix(tx, company, prefix, 'segments');
  if (prefix !== null && !(await claimPrefix(tx, session, prefix)))
    throw new Refusal(errors.prefixTaken, {
      code: codes.conflict,
      field: 'segments',
      params: { prefix },
    });
  // From now on codes with this prefix belong to this company, on every node.
  if (prefix !== null) await app.cluster.tell(tx, { topic: 'prefix' });
  const earlier = await tx
    .selectFrom('encoding_rule')
    .select('id')
    .where('company_id', '=', company)
    .where('series_id', '=', rule.series_id)
    .where('state', '=', 'effective')
    .forUpdate()
    .execute();
  await end(
    call,
    table,
    earlier.map(({ id }) => id),
  );
  await transition(call, table, [rule.id], 'effect', { set: { effective_time: sql`now()` } });
}

/** Commands on rules other than editing. */
export function ruleCommands(records: RecordTable) {
  const table: Moving = {
    ...records,
    moves: ruleMoves,
    target,
    refused: ({ name }, move) =>
      new Refusal(move === 'effect' ? errors.notDraft : errors.notEffective, {
        params: { name: String(name) },
      }),
  };
  return [
    serve(ruleCalls.effect, async (call) => {
      await holdPrefixes(call.tx);
      const rules = await lockRecords<EncodingRule>(call.tx, table, call.session, call.input.ids);
      const ended = rules.find(({ state }) => state === 'expired');
      if (ended) throw new Refusal(errors.notDraft, { params: { name: ended.name } });
      const drafts = rules.filter(({ state }) => state === 'draft');
      for (const rule of drafts) await putIntoEffect(call, table, rule);
      call.tell(ruleMoves.moves.effect.done, { n: drafts.length });
      return null;
    }),
    serve(ruleCalls.expire, async (call) => {
      await end(call, table, call.input.ids);
      return null;
    }),
    serve(ruleCalls.revise, async (call) => {
      const { tx, session, input, changed, tell } = call;
      const [rule] = await lockRecords<EncodingRule>(tx, table, session, [input.id]);
      const { name, kind, series_id, segments, separator, remark, state } = rule!;
      if (state === 'draft') throw new Refusal(errors.isDraft);
      const { last, draft } = await holdSeries(tx, session.companyId, series_id);
      if (draft) throw new Refusal(errors.draftExists, { params: { n: draft.revision } });
      const revision = last + 1;
      const columns = { name, kind, series_id, segments, separator, remark, revision };
      const id = await insertRecord(tx, table, session, columns);
      changed(target, id, null, columns);
      tell(done.revise, { n: revision });
      return (await inOrder(ruleList, call, [id]))[0]!;
    }),
  ];
}

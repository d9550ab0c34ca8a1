import { sql } from 'kysely';
import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  reviseInput,
  ruleCommand,
  ruleRow,
  type EncodingRule,
  type RuleState,
} from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { claimPrefix, holdPrefixes, refuseInvalidPrefix } from '#server/codes/prefixes.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { inOrder } from '#server/records/list.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { insertRecord, lockRecords, type RecordTable } from '#server/records/write.ts';
import { holdSeries, ruleList, usedRules } from './queries.ts';
import { prefixOf, refuseCollision, refuseIncomplete } from './rules.ts';

const { errors, done } = ruleTexts;
const target = 'encodingRule';

/** Brings rules into a state and notes when. */
async function move({ tx, session, changed }: RecordCall, ids: number[], to: RuleState): Promise<void> {
  const from = to === 'effective' ? 'draft' : 'effective';
  const time = sql.ref(to === 'effective' ? 'effective_time' : 'expire_time');
  await sql`update encoding_rule set state = ${to}, ${time} = now(), version = version + 1,
      update_time = now(), update_by = ${session.accountId}
    where company_id = ${session.companyId} and id = any(${ids})`.execute(tx);
  for (const id of ids) changed(target, id, { state: from }, { state: to });
}

/** Everything that was judged before is judged again, now that nobody else can come in between. */
async function putIntoEffect(call: RecordCall, rule: EncodingRule): Promise<void> {
  const { app, tx, session, language } = call;
  const company = session.companyId!;
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
  // From now on codes that begin so lead to this company, on every node.
  if (prefix !== null) await app.cluster.tell(tx, { topic: 'prefix' });
  const earlier = await tx
    .selectFrom('encoding_rule')
    .select('id')
    .where('company_id', '=', company)
    .where('series_id', '=', rule.series_id)
    .where('state', '=', 'effective')
    .forUpdate()
    .execute();
  await move(
    call,
    earlier.map(({ id }) => id),
    'expired',
  );
  await move(call, [rule.id], 'effective');
}

/** What is done to rules beside writing them. */
export const ruleCommands = (table: RecordTable) => [
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'encodingRule/effect',
    allow: 'identity:rule:effect',
    input: ruleCommand,
    answer: z.null(),
    fields: ruleTexts.fields,
    run: async (call) => {
      await holdPrefixes(call.tx);
      const rules = await lockRecords<EncodingRule>(call.tx, table, call.session, call.input.ids);
      const ended = rules.find(({ state }) => state === 'expired');
      if (ended) throw new Refusal(errors.notDraft, { params: { name: ended.name } });
      const drafts = rules.filter(({ state }) => state === 'draft');
      for (const rule of drafts) await putIntoEffect(call, rule);
      call.tell(done.effect, { n: drafts.length });
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'encodingRule/expire',
    allow: 'identity:rule:effect',
    input: ruleCommand,
    answer: z.null(),
    fields: ruleTexts.fields,
    run: async (call) => {
      const rules = await lockRecords<EncodingRule>(call.tx, table, call.session, call.input.ids);
      const draft = rules.find(({ state }) => state === 'draft');
      if (draft) throw new Refusal(errors.notEffective, { params: { name: draft.name } });
      const ending = rules.filter(({ state }) => state === 'effective').map(({ id }) => id);
      await move(call, ending, 'expired');
      call.tell(done.expire, { n: ending.length });
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'encodingRule/revise',
    allow: 'identity:rule:add',
    input: reviseInput,
    answer: ruleRow,
    fields: ruleTexts.fields,
    run: async (call) => {
      const { tx, session, input, changed, tell } = call;
      const [rule] = await lockRecords<EncodingRule>(tx, table, session, [input.id]);
      const { name, kind, series_id, segments, separator, remark, state } = rule!;
      if (state === 'draft') throw new Refusal(errors.isDraft);
      const { last, draft } = await holdSeries(tx, session.companyId!, series_id);
      if (draft) throw new Refusal(errors.draftExists, { params: { n: draft.revision } });
      const revision = last + 1;
      const columns = { name, kind, series_id, segments, separator, remark, revision };
      const id = await insertRecord(tx, table, session, columns);
      changed(target, id, null, columns);
      tell(done.revise, { n: revision });
      return (await inOrder(ruleList, call, [id]))[0]!;
    },
  }),
];

import { periodOf } from '#contract/codes/compose.ts';
import { codes } from '#contract/envelope.ts';
import { levels, type PackInput } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { codeRuleOf, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import type { Segment } from '#contract/codes/segments.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { refuseInvalidPrefix } from '#server/codes/prefixes.ts';
import { activeKey } from '#server/codes/keys.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import type { MakePayload } from '#server/identifiers/make-codes.ts';
import { asContext, contextOf, takeCount } from '#server/identifiers/own-codes.ts';
import { chargeIdentifiers } from '#server/identifiers/quota.ts';
import { takeNumbers } from '#server/codes/space.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import type { StaffSession } from '#server/access/sessions.ts';

const { errors } = packTexts;
type OrderCall = CallContext<PackInput, StaffSession>;
type Rule = Pick<EncodingRule, 'id' | 'series_id' | 'kind' | 'segments' | 'separator'>;

const wrong = (text: Text, field: string, params: TextParams = {}) =>
  new Refusal(text, { code: codes.invalid, field, params });

/** The rule, locked so that it does not expire before the codes are ordered. */
async function findRule({ tx, session, input }: OrderCall): Promise<Rule> {
  const rule = await tx
    .selectFrom('encoding_rule')
    .select(['id', 'series_id', 'kind', 'segments', 'separator', 'state'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', input.rule_id)
    .forShare()
    .executeTakeFirst();
  if (!rule) throw wrong(errors.noRule, 'rule_id');
  if (rule.state !== 'effective') throw wrong(errors.ruleNotEffective, 'rule_id');
  const [first] = rule.segments;
  const beginning = rule.kind === 'own' && first?.kind === 'constant' ? first.text : null;
  await refuseInvalidPrefix(tx, session.companyId, beginning, 'rule_id');
  return rule;
}

/** What the codes are for; a batch implies its part. */
async function findGoods({ tx, session, input }: OrderCall) {
  const company = session.companyId;
  if (input.batch_id !== null && input.batch_id !== undefined) {
    const batch = await tx
      .selectFrom('batch')
      .select(['part_id', 'state'])
      .where('company_id', '=', company)
      .where('id', '=', input.batch_id)
      .forShare()
      .executeTakeFirst();
    if (!batch) throw wrong(errors.noBatch, 'batch_id');
    if (input.part_id && input.part_id !== batch.part_id) throw wrong(errors.otherPart, 'batch_id');
    if (batch.state === 'closed' || batch.state === 'recalled')
      throw wrong(errors.batchOver, 'batch_id');
    return { partId: batch.part_id, batchId: input.batch_id };
  }
  if (input.part_id === null || input.part_id === undefined) return { partId: null, batchId: null };
  const part = await tx
    .selectFrom('part')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', input.part_id)
    .forShare()
    .executeTakeFirst();
  if (!part) throw wrong(errors.noPart, 'part_id');
  return { partId: part.id, batchId: null };
}
type Goods = Awaited<ReturnType<typeof findGoods>>;

const showsPart: readonly Segment['kind'][] = ['part', 'category', 'field'];
const showsBatch: readonly Segment['kind'][] = ['batch', 'factory', 'line'];

/** Takes numbers from an own rule; if it has too few left, the refusal says how many. */
async function takeOwn({ tx, session, input }: OrderCall, rule: Rule, goods: Goods) {
  const made = codeRuleOf(rule);
  if (!made) return undefined;
  const shows = (kinds: readonly Segment['kind'][]) =>
    made.segments.some(({ kind }) => kinds.includes(kind));
  if (shows(showsBatch) && goods.batchId === null) throw wrong(errors.needsBatch, 'batch_id');
  if (shows(showsPart) && goods.partId === null) throw wrong(errors.needsPart, 'part_id');
  const companyId = session.companyId;
  const context = await contextOf(tx, companyId, goods, new Date());
  const period = periodOf(made, asContext(context));
  const counter = { companyId, seriesId: rule.series_id, period, rule: made };
  const taken = await takeCount(tx, counter, input.quantity);
  if ('left' in taken) throw wrong(errors.tooMany, 'quantity', { n: taken.left });
  return { from: taken.first, period, context };
}

/** Orders the codes of a pack: numbers, key and job are created at once, the rows follow in the background. */
export async function orderPack(call: OrderCall): Promise<number> {
  const { app, tx, session, input } = call;
  const companyId = session.companyId;
  const rule = await findRule(call);
  const goods = await findGoods(call);
  await chargeIdentifiers(tx, companyId, input.quantity);
  const own = await takeOwn(call, rule, goods);
  const key = own ? null : (await activeKey(app, tx, companyId, 'code')).id;
  const code = await codeOf(call, companyId, 'identifier_pack', '', null);
  // Last, because all orders on the platform wait for this lock.
  const first = await takeNumbers(tx, input.quantity).catch((error: { code?: string }) => {
    throw error.code === '23514' ? new Refusal(errors.spaceFull) : error;
  });
  const columns = {
    code,
    rule_id: rule.id,
    key_id: key,
    level: levels.indexOf(input.level),
    part_id: goods.partId,
    batch_id: goods.batchId,
    quantity: input.quantity,
    remark: input.remark,
  };
  const { id } = await tx
    .insertInto('identifier_pack')
    .values({
      ...columns,
      company_id: companyId,
      first_seq: first,
      create_by: session.accountId,
      update_by: session.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { id: session.accountId, name: session.realname };
  const payload: MakePayload = { company: companyId, pack: id, by, ...(own ? { own } : {}) };
  const job = await app.jobs.add(tx, {
    kind: 'codes.make',
    payload,
    subject: code,
    companyId,
    accountId: session.accountId,
    total: input.quantity,
  });
  await tx
    .updateTable('identifier_pack')
    .set({ job_id: job })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await app.cluster.tell(tx, { topic: 'pack' });
  call.changed('identifierPack', id, null, columns);
  return id;
}

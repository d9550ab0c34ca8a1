import { sql } from 'kysely';
import { periodOf } from '#contract/codes/compose.ts';
import { codes } from '#contract/envelope.ts';
import { levels, type PackInput } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { codeRuleOf, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import type { Segment } from '#contract/codes/segments.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { refuseInvalidPrefix } from '../codes/prefixes.ts';
import { activeKey } from '../codes/keys.ts';
import { madeAt, momentOf, sqlMomentOf, type Timed } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import type { MakePayload } from './make-codes.ts';
import { asContext, contextOf, takeCount } from './own-codes.ts';
import { chargeIdentifiers } from './quota.ts';
import { takeNumbers } from '../codes/space.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';

const { errors } = packTexts;
type OrderCall = RecordCall<StaffSession>;
type Rule = Pick<EncodingRule, 'id' | 'series_id' | 'kind' | 'segments' | 'separator'>;

const wrong = (text: Text, field: string, params: TextParams = {}) =>
  new Refusal(text, { code: codes.invalid, field, params });

/** The rule, locked so that it does not expire before the codes are ordered. */
async function findRule({ tx, session }: OrderCall, input: PackInput): Promise<Rule> {
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
export async function findGoods(
  { tx, session }: OrderCall,
  input: Pick<PackInput, 'part_id' | 'batch_id'>,
) {
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
async function takeOwn(call: OrderCall, { quantity }: PackInput, rule: Rule, goods: Goods) {
  const { tx, session } = call;
  const made = codeRuleOf(rule);
  if (!made) return undefined;
  const shows = (kinds: readonly Segment['kind'][]) =>
    made.segments.some(({ kind }) => kinds.includes(kind));
  if (shows(showsBatch) && goods.batchId === null) throw wrong(errors.needsBatch, 'batch_id');
  if (shows(showsPart) && goods.partId === null) throw wrong(errors.needsPart, 'part_id');
  const companyId = session.companyId;
  const context = await contextOf(tx, companyId, goods, momentOf(call));
  const period = periodOf(made, asContext(context));
  const counter = { companyId, seriesId: rule.series_id, period, rule: made };
  const taken = await takeCount(tx, counter, quantity);
  if ('left' in taken) throw wrong(errors.tooMany, 'quantity', { n: taken.left });
  return { from: taken.first, period, context };
}

/** Takes the numbers and the key of a new pack; its codes are made afterwards. */
export async function openPack(
  call: OrderCall,
  input: PackInput,
): Promise<{ code: string; payload: MakePayload }> {
  const { app, tx, session } = call;
  const companyId = session.companyId;
  const rule = await findRule(call, input);
  const goods = await findGoods(call, input);
  await chargeIdentifiers(tx, companyId, input.quantity);
  const own = await takeOwn(call, input, rule, goods);
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
      ...madeAt(call),
      company_id: companyId,
      first_seq: first,
      create_by: session.accountId,
      update_by: session.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.cluster.tell(tx, { topic: 'pack' });
  call.changed('identifierPack', id, null, columns);
  const by = { id: session.accountId, name: session.realname };
  return { code, payload: { company: companyId, pack: id, by, ...(own ? { own } : {}) } };
}

/** Orders the codes of a pack: numbers, key and job are created at once, the rows follow in the background. */
export async function orderPack(call: OrderCall, input: PackInput): Promise<number> {
  const { app, tx, session } = call;
  const { companyId, accountId } = session;
  const { code, payload } = await openPack(call, input);
  const job = await app.jobs.add(tx, {
    kind: 'codes.make',
    payload,
    subject: code,
    companyId,
    accountId,
    total: input.quantity,
  });
  await tx
    .updateTable('identifier_pack')
    .set({ job_id: job })
    .where('company_id', '=', companyId)
    .where('id', '=', payload.pack)
    .execute();
  return payload.pack;
}

/** Gives up the rest of a pack that no job makes any more; the quota has it back, as with the trigger `follow_pack_job`. */
export const giveUpPack = (call: { tx: Tx; session: StaffSession } & Timed, id: number) =>
  sql`with ended as (
      update identifier_pack set state = 'cancelled', version = version + 1, update_time = ${sqlMomentOf(call)}
      where company_id = ${call.session.companyId} and id = ${id} returning company_id, quantity - made as rest)
    update code_use u set identifiers = u.identifiers - ended.rest from ended
    where u.company_id = ended.company_id`.execute(call.tx);

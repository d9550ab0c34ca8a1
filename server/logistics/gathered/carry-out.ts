import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { FieldError } from '#contract/envelope.ts';
import {
  gatheredLimits,
  type GatheredAnswer,
  type GatheredInput,
  type GatheredItem,
} from '#contract/features/scan/gathered/contract.ts';
import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { rightTo } from '../../access/sessions.ts';
import { Refusal } from '../../refusal.ts';
import { GoodsRefusal, unknownCodes } from '../refuse.ts';
import { findScanned } from '../scanned-numbers.ts';
import { runAction } from './actions.ts';
import type { Call } from './call.ts';
import { groupsOf, type Group, type Timed } from './groups.ts';
import { isRevoked } from './sign-ins.ts';
import { rightFor } from './rights.ts';

const { errors, done, actions } = gatheredTexts;
const dayLong = 86_400_000;

/**
 * Carries out what a phone gathered, each item once. Items of one job become one command; what that command refuses is
 * refused, and the rest is carried out.
 */
export async function carryOut(call: Call, input: GatheredInput): Promise<GatheredAnswer[]> {
  const { tx, session } = call;
  // Two tabs or a repeated call of the same user wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('gathered scans'), ${session.accountId})`.execute(
    tx,
  );
  const asked = new Map(input.items.toReversed().map((item) => [item.client_id, item]));
  const answers = await readAnswers(call, [...asked.keys()]);
  const fresh = input.items.filter(
    (item) => asked.get(item.client_id) === item && !answers.has(item.client_id),
  );
  if (fresh.length > 0) {
    const given = (await isRevoked(call, input.gathered_by))
      ? fresh.map((item) => refused(call, item, new Refusal(errors.revoked)))
      : await carryOutFresh(call, input, fresh);
    const kept = given.filter(({ result }) => result !== 'waiting');
    await keepAnswers(call, asked, kept, clockOf(input));
    for (const answer of given) answers.set(answer.client_id, answer);
  }
  return [...asked.keys()].toReversed().map((id) => answers.get(id)!);
}

/** The server's time of what the phone scanned: its clock may be wrong. */
function clockOf({ sent_at: sentAt }: GatheredInput): (at: string) => Date {
  const now = Date.now();
  const offset = sentAt === null ? 0 : now - new Date(sentAt).getTime();
  return (at) => new Date(Math.min(new Date(at).getTime() + offset, now));
}

async function carryOutFresh(
  call: Call,
  input: GatheredInput,
  items: readonly GatheredItem[],
): Promise<GatheredAnswer[]> {
  const timeOf = clockOf(input);
  const codes = new Set(items.flatMap((item) => item.codes));
  const numbers = await findScanned(call, [...codes]);
  const oldest = Date.now() - gatheredLimits.days * dayLong;
  const answers: GatheredAnswer[] = [];
  const ready: Timed[] = [];
  for (const item of items) {
    const at = timeOf(item.at);
    const refusal = refusalOf(call, item, at.getTime() < oldest, numbers);
    if (refusal) answers.push(refused(call, item, refusal));
    else ready.push({ item, at, numbers: item.codes.map((code) => numbers.get(code)!) });
  }
  const began = performance.now();
  for (const [at, group] of groupsOf(ready).entries())
    // In the order in which they were scanned: what comes after the first that waits, waits too.
    if (at > 0 && performance.now() - began > gatheredLimits.seconds * 1_000)
      answers.push(...group.items.map(({ item }) => postponed(call, item)));
    else answers.push(...(await carryOutGroup(call, group)));
  return answers;
}

const postponed = ({ language }: Call, { client_id: id }: GatheredItem): GatheredAnswer => ({
  client_id: id,
  result: 'waiting',
  msg: say(gatheredTexts.postponed, language),
  errors: [],
  units: 0,
});

/** What needs no look at the goods. */
function refusalOf(
  { session, language }: Call,
  { action, codes }: GatheredItem,
  isTooOld: boolean,
  numbers: ReadonlyMap<string, number>,
): Refusal | null {
  if (isTooOld) return new Refusal(errors.tooOld, { params: { n: gatheredLimits.days } });
  const right = rightFor(session.type, action);
  if (!right || rightTo(session, right) !== 'ok')
    return new Refusal(errors.noRight, { params: { action: say(actions[action], language) } });
  const unknown = codes.filter((code) => !numbers.has(code));
  return unknown.length > 0 ? unknownCodes(unknown) : null;
}

/** One command for all items of a group; again without those that it refuses. */
async function carryOutGroup(call: Call, group: Group): Promise<GatheredAnswer[]> {
  const answers: GatheredAnswer[] = [];
  for (let left = group.items; left.length > 0;) {
    const outcome = await attempt(call, { ...group, items: left });
    if (!(outcome instanceof Refusal)) {
      answers.push(...left.map((one) => carriedOut(call, one, outcome, left.length === 1)));
      break;
    }
    const about = aboutItems(outcome);
    const guilty = left.filter(({ numbers }) => numbers.some((number) => about.has(number)));
    const culprits = guilty.length > 0 ? guilty : left;
    answers.push(...culprits.map(({ item, numbers }) => refused(call, item, outcome, numbers)));
    left = left.filter((one) => !culprits.includes(one));
  }
  return answers;
}

/** What came of a command: the units it moved or counted, and what it told. */
export type Outcome = {
  /** Units per scanned number. */
  units: ReadonlyMap<number, number>;
  told: { text: Text; params: TextParams } | null;
};

/**
 * When a group happened: not before its goods were shipped or received, whatever the phone's clock said. It may have
 * been set right between scanning and sending.
 */
async function momentAfter({ tx, session }: Call, { items, at }: Group): Promise<Date> {
  const numbers = items.flatMap((one) => one.numbers);
  const { shipped, received } = identifierStates;
  const { rows } = await sql<{ since: Date | null }>`
    select least(max(held_since), now()) as since from identifier
    where company_id = ${session.companyId} and seq = any(${numbers}::bigint[]) and state in (${shipped}, ${received})`.execute(
    tx,
  );
  const since = rows[0]?.since ?? null;
  return since && since > at ? since : at;
}

/** Runs the command of a group; a refused one leaves nothing behind. */
async function attempt(call: Call, group: Group): Promise<Outcome | Refusal> {
  const { tx } = call;
  const changes: Parameters<Call['changed']>[] = [];
  let told: Outcome['told'] = null;
  const inner: Call = {
    ...call,
    changed: (...change) => {
      changes.push(change);
    },
    tell: (text, params = {}) => {
      told = { text, params };
    },
  };
  await sql`savepoint gathered`.execute(tx);
  try {
    inner.at = await momentAfter(call, group);
    const units = await runAction(inner, group);
    await sql`release savepoint gathered`.execute(tx);
    for (const change of changes) call.changed(...change);
    return { units, told };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    await sql`rollback to savepoint gathered`.execute(tx);
    return failure;
  }
}

function carriedOut(
  { language }: Call,
  { item, numbers }: Timed,
  { units, told }: Outcome,
  isAlone: boolean,
): GatheredAnswer {
  const moved = numbers.reduce((sum, number) => sum + (units.get(number) ?? 0), 0);
  const usual =
    item.action === 'receive' && moved === 0 ? gatheredTexts.already : done[item.action];
  return {
    client_id: item.client_id,
    result: 'done',
    // What a command says of all its codes is told where they are one item's.
    msg: isAlone && told ? say(told.text, language, told.params) : say(usual, language),
    errors: [],
    units: moved,
  };
}

/** The numbers a refusal is about; none where it is about the command as a whole. */
const aboutItems = (refusal: Refusal): GoodsRefusal['about'] =>
  refusal instanceof GoodsRefusal ? refusal.about : new Map();

const errorsOf = ({ details }: Refusal, language: Language): FieldError[] =>
  typeof details.errors === 'function' ? details.errors(language) : (details.errors ?? []);

function refused(
  { language }: Call,
  item: GatheredItem,
  refusal: Refusal,
  numbers: readonly number[] = [],
): GatheredAnswer {
  const listed = errorsOf(refusal, language);
  const about = aboutItems(refusal);
  // Of a command's culprits an item is told its own.
  const own =
    numbers.length > 0 && about.size > 0
      ? listed.filter((_, at) => numbers.some((number) => about.get(number)?.includes(at)))
      : listed;
  const texts = own.map(({ msg, code = '', state = '' }) => ({
    msg,
    code,
    state,
  }));
  return {
    client_id: item.client_id,
    result: 'refused',
    msg: texts.length === 1 ? texts[0]!.msg : say(refusal.text, language, refusal.details.params),
    errors: texts,
    units: 0,
  };
}

async function readAnswers(
  { tx, session }: Call,
  ids: readonly string[],
): Promise<Map<string, GatheredAnswer>> {
  const rows = await tx
    .selectFrom('gathered_scan')
    .select(['client_id', 'answer'])
    .where('company_id', '=', session.companyId)
    .where('account_id', '=', session.accountId)
    .where((is) => is('client_id', '=', is.fn.any(is.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.client_id, row.answer as GatheredAnswer]));
}

async function keepAnswers(
  { tx, session }: Call,
  items: ReadonlyMap<string, GatheredItem>,
  answers: readonly GatheredAnswer[],
  timeOf: (at: string) => Date,
): Promise<void> {
  if (answers.length === 0) return;
  const item = ({ client_id: id }: GatheredAnswer) => items.get(id)!;
  await sql`
    insert into gathered_scan (company_id, account_id, dealer_id, client_id, action, at, answer)
    select ${session.companyId}::integer, ${session.accountId}::integer, ${session.dealerId}::integer, *
    from unnest(${answers.map(({ client_id: id }) => id)}::text[], ${answers.map((one) => item(one).action)}::text[],
      ${answers.map((one) => timeOf(item(one).at))}::timestamptz[],
      ${answers.map((one) => JSON.stringify(one))}::jsonb[])`.execute(tx);
}

import { sql } from 'kysely';
import './tables.ts';
import { codes as answers } from '#contract/envelope.ts';
import { identifierStates } from '#contract/codes/states.ts';
import { prePrintMoves, type PrePrintState } from '#contract/features/trace/pre-prints/moves.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { t, type TextParams } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { runsOf } from '../events/record.ts';
import type { Run } from '../events/new-event.ts';
import { sqlMomentOf } from '../http/moment.ts';
import { giveCommand } from '../identifiers/command.ts';
import { findNumbers } from '../identifiers/find.ts';
import { countOf } from '../identifiers/selection.ts';
import { unknownCodes } from '../logistics/refuse.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type MovingTable } from '../records/transition.ts';
import { lockRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { publishedLabel } from './make-run.ts';

type Call = RecordCall<StaffSession>;
type Order = {
  code: string;
  state: PrePrintState;
  pack_id: number;
  template_id: number;
  quantity: number;
  first_seq: number | null;
  last_seq: number | null;
  job_id: number | null;
  good: number;
  spoiled: number;
  bad_runs: Run[];
  download_time: Date | null;
};
const { errors, fields } = prePrintTexts;

export const prePrintTable: MovingTable<typeof prePrintMoves> = {
  name: 'pre_print',
  fields,
  moves: prePrintMoves,
  target: 'prePrint',
};

const wrong = (text: Refusal['text'], field: string, params: TextParams = {}) =>
  new Refusal(text, { code: answers.invalid, field, params });

const lockOrder = ({ tx, session }: Call, id: number): Promise<Order & { id: number }> =>
  lockRecord<Order>(tx, prePrintTable, session, id, [
    'code',
    'state',
    'pack_id',
    'template_id',
    'quantity',
    'first_seq',
    'last_seq',
    'job_id',
    'good',
    'spoiled',
    'bad_runs',
    'download_time',
  ]);

/** The codes after the last one of this pack that is printed, ordered or in use. */
async function freeCodes({ tx, session }: Call, packId: number) {
  const company = session.companyId;
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['first_seq', 'made'])
    .where('company_id', '=', company)
    .where('id', '=', packId)
    // Nobody prints or orders codes of it meanwhile.
    .forUpdate()
    .executeTakeFirst();
  if (!pack) throw wrong(errors.noPack, 'pack_id');
  const last = pack.first_seq + pack.made - 1;
  const unused = [identifierStates.unallocated, identifierStates.allocated];
  const { rows } = await sql<{ used: number | null }>`
    select greatest(
      (select max(last_seq) from pre_print where company_id = ${company} and state <> 'cancelled'
        and last_seq between ${pack.first_seq} and ${last}),
      (select max(seq) from print_label where company_id = ${company} and seq between ${pack.first_seq} and ${last}
        and state in ('open', 'claimed', 'good')),
      (select max(seq) from identifier where company_id = ${company} and seq between ${pack.first_seq} and ${last}
        and not (state = any(${unused}::smallint[])))
    ) as used`.execute(tx);
  const first = Math.max(pack.first_seq, (rows[0]!.used ?? 0) + 1);
  return { first, left: Math.max(0, last - first + 1) };
}

/** Fixes codes and template, and has every label checked. */
export async function approve(call: Call, id: number): Promise<void> {
  const { app, tx, session } = call;
  const order = await lockOrder(call, id);
  if (order.state !== 'draft') {
    const isThere = order.state === 'approved' || order.state === 'ready';
    if (!isThere) await transition(call, prePrintTable, [id], 'approve');
    return;
  }
  const document = await publishedLabel(tx, session.companyId, order.template_id);
  const { first, left } = await freeCodes(call, order.pack_id);
  if (left < order.quantity) throw wrong(errors.notEnough, 'quantity', { n: left });
  const job = await app.jobs.add(tx, {
    kind: 'labels.check',
    payload: { id, company: session.companyId },
    subject: order.code,
    companyId: session.companyId,
    accountId: session.accountId,
    total: order.quantity,
  });
  await transition(call, prePrintTable, [id], 'approve', {
    set: {
      document,
      first_seq: first,
      last_seq: first + order.quantity - 1,
      job_id: job,
      checked: 0,
      approve_by: session.accountId,
      approve_time: sqlMomentOf(call),
      reason: '',
    },
  });
}

/** What an approved order is without its approval; its codes are free. */
export const unapproved = {
  first_seq: null,
  last_seq: null,
  document: null,
  job_id: null,
  approve_by: null,
  approve_time: null,
};

/** A draft again: to correct it, or because its check did not end. */
export const reopen = (call: Call, id: number) =>
  transition<typeof prePrintMoves, Order>(call, prePrintTable, [id], 'reopen', {
    skipsDone: true,
    set: { ...unapproved, checked: 0, reason: '' },
    check: ({ code, download_time: downloaded }) => {
      if (downloaded !== null)
        throw new Refusal(errors.downloaded, { code: answers.conflict, params: { code } });
    },
  });

export const send = (call: Call, id: number) =>
  transition(call, prePrintTable, [id], 'send', {
    skipsDone: true,
    set: { send_time: sqlMomentOf(call) },
  });

type Delivery = {
  id: number;
  good: number;
  spoiled: number;
  spoiled_codes: readonly string[] | null;
};

/** Writes down what came back. It can be corrected until the order is closed. */
export async function receive(call: Call, input: Delivery): Promise<void> {
  const { app, tx, session } = call;
  const order = await lockOrder(call, input.id);
  if (input.good + input.spoiled > order.quantity)
    throw wrong(errors.tooMany, 'good', { n: order.quantity });
  const typed = [...new Set(input.spoiled_codes ?? [])];
  const found = await findNumbers(app, tx, session.companyId, typed);
  const missing = typed.filter((code) => !found.has(code));
  if (missing.length > 0) throw unknownCodes(missing);
  const isOutside = (seq: number) => seq < (order.first_seq ?? 0) || seq > (order.last_seq ?? 0);
  const foreign = typed.find((code) => isOutside(found.get(code)!));
  if (foreign !== undefined)
    throw wrong(errors.foreignCode, 'spoiled_codes', { code: foreign.slice(0, 64) });
  const named = runsOf([...found.values()]);
  if (countOf(named) > input.spoiled)
    throw wrong(errors.spoiledCount, 'spoiled_codes', { n: countOf(named) });
  await transition(call, prePrintTable, [input.id], 'receive', {
    set: {
      good: input.good,
      spoiled: input.spoiled,
      bad_runs: named,
      receive_time: sqlMomentOf(call),
    },
    noted: { good: input.good, spoiled: input.spoiled },
  });
}

/** The numbers of an order that are good, and all others. */
export function divide(
  { first, last }: Run,
  good: number,
  bad: readonly Run[],
): { good: Run[]; bad: Run[] } {
  const kept: Run[] = [];
  const gone: Run[] = [...bad];
  let left = good;
  let next = first;
  for (const { first: from, last: to } of [...bad, { first: last + 1, last: last + 1 }]) {
    const length = Math.min(left, from - next);
    if (length > 0) kept.push({ first: next, last: next + length - 1 });
    if (next + length < from) gone.push({ first: next + length, last: from - 1 });
    left -= Math.max(0, length);
    next = to + 1;
  }
  return { good: kept, bad: gone.toSorted((one, other) => one.first - other.first) };
}

const moved = (call: Call, order: Order, name: 'print' | 'void', reason?: string) => ({
  companyId: call.session.companyId,
  move: name,
  called: name === 'print' ? t('打印', 'Print', '列印') : identifierTexts.commands.void,
  ...(reason ? { reason } : {}),
  remark: order.code,
  by: { id: call.session.accountId, name: call.session.realname },
});

/** Good codes are encoded, all others void. Codes that are used already keep their state. */
export async function close(call: Call, id: number): Promise<void> {
  const order = await lockOrder(call, id);
  const [before] = await transition(call, prePrintTable, [id], 'close', { skipsDone: true });
  if (!before) return;
  const run = { first: order.first_seq!, last: order.last_seq! };
  const { good, bad } = divide(run, order.good, order.bad_runs);
  const told = { done: prePrintMoves.moves.close.done, leavesOthers: true } as const;
  if (bad.length > 0) await giveCommand(call, moved(call, order, 'void', 'misprint'), bad, told);
  if (good.length > 0) await giveCommand(call, moved(call, order, 'print'), good, told);
}

/** Codes whose file has left the house are void; others are free again. */
export async function cancel(call: Call, id: number, reason: string): Promise<void> {
  const order = await lockOrder(call, id);
  const [before] = await transition(call, prePrintTable, [id], 'cancel', {
    reason,
    skipsDone: true,
  });
  if (!before) return;
  if (order.download_time === null) return;
  const run = { first: order.first_seq!, last: order.last_seq! };
  const told = { done: prePrintMoves.moves.cancel.done, leavesOthers: true } as const;
  await giveCommand(call, moved(call, order, 'void', 'misprint'), [run], told);
}

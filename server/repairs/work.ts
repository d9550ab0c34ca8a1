import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { repairMoves, type RepairMove } from '#contract/features/sale/repairs/moves.ts';
import {
  repairStateTexts,
  repairStates,
  statusOf,
  type RepairState,
} from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import {
  repairDays,
  repairWorkTexts,
  totalOf,
  type Payer,
  type QuoteState,
  type RepairInput,
} from '#contract/features/sale/repairs/work.ts';
import type { Language } from '#contract/language.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { formatMoney } from '#contract/money.ts';
import { say } from '#contract/text.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { mostTotal } from '#contract/trade/sums.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import { findNumbers } from '../identifiers/find.ts';
import { notify } from '../messages/notices.ts';
import { inheritWarranty } from '../logistics/warranties.ts';
import { codeOfUnit } from '../logistics/warranty-changes.ts';
import { nameOfHandler } from '../people/handlers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { lockRecord, updateRecord, type Columns } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { messageCustomer } from './messages.ts';
import { checkParts, takeParts } from './parts.ts';

type Call = RecordCall<StaffSession>;
const { errors } = repairWorkTexts;

export type HeldRepair = HeldRecord & {
  code: string;
  seq: number;
  state: RepairState;
  payer: Payer | null;
  total: number;
  quote: QuoteState;
  assignee: number | null;
  due_time: Date | null;
  create_time: Date;
  mobile_sealed: Buffer;
  language: Language;
};

export const repairTable: MovingTable<typeof repairMoves> = {
  name: 'repair',
  fields: repairTexts.fields,
  moves: repairMoves,
  target: 'repair',
  refused: repairTexts.errors.wrongState,
};

/** The states in which somebody still works on a repair. */
export const openStates = repairStates.filter((state) => statusOf[state] !== 'completed');

/** The columns of an edited repair; what was quoted must be quoted again once it costs something else. */
export async function repairColumns(call: Call, input: RepairInput, before: HeldRepair) {
  const { code, state } = before;
  if (!openStates.includes(state))
    throw new Refusal(errors.settled, { code: codes.conflict, params: { code } });
  await checkParts(call, before.id, input.parts);
  const { assignee } = input;
  if (assignee !== null && assignee !== before.assignee)
    await nameOfHandler(call.tx, call.session.companyId, 'sale:repair:handle', {
      account: assignee,
      refused: errors.noHandler,
    });
  const total = totalOf(input.price, input.parts);
  if (total > mostTotal)
    throw new Refusal(validationTexts.totalTooBig, { code: codes.invalid, field: 'parts' });
  const isSame = total === before.total && input.payer === before.payer;
  return { ...input, total, ...(isSame ? {} : { quote: '' as const, quote_time: null }) };
}

const isQuote = (move: RepairMove) => move === 'quote' || move === 'requote';
const isPaidByCustomer = ({ payer, total }: HeldRepair) => payer === 'customer' && total > 0;

/** What a move writes beside the state. */
async function columnsOf(call: Call, move: RepairMove, repair: HeldRepair): Promise<Columns> {
  const { payer, due_time: due } = repair;
  const now = momentOf(call);
  const { to } = repairMoves.moves[move];
  const done =
    statusOf[to] === 'completed' ? { complete_time: sql`coalesce(complete_time, now())` } : {};
  const withdrawn = repair.quote === 'asked' ? { quote: '', quote_time: null } : {};
  if (move === 'accept')
    return {
      payer: payer ?? ((await hasWarranty(call, repair)) ? 'warranty' : 'customer'),
      due_time: due ?? new Date(now.getTime() + repairDays * 86_400_000),
    };
  if (isQuote(move))
    return isPaidByCustomer(repair)
      ? { quote: 'asked', quote_time: now }
      : { quote: '', quote_time: null };
  return move === 'reject' || move === 'replace' ? { ...done, ...withdrawn } : done;
}

/** Refuses what the customer must agree to first. */
function checkQuote(move: RepairMove, repair: HeldRepair): void {
  const { code, payer, total, quote } = repair;
  if (isQuote(move) && payer === null)
    throw new Refusal(errors.noPayer, { code: codes.conflict, field: 'payer' });
  const isWork = move === 'repair' || move === 'test' || move === 'complete';
  if (isWork && isPaidByCustomer(repair) && quote !== 'accepted')
    throw new Refusal(errors.notAccepted, {
      code: codes.conflict,
      params: { code, total: formatMoney(total, 'CNY') },
    });
}

type Moving = { id: number; note: string; reply: string; replacement_sn?: string | undefined };

/** One move of a repair with all that follows it; the customer gets a message when the public status changes. */
export async function moveRepair(call: Call, move: RepairMove, input: Moving): Promise<void> {
  const { language } = call;
  const { id, note, reply, replacement_sn: replacement = '' } = input;
  const { to, done } = repairMoves.moves[move];
  // Filled once the repair is held.
  const set: Record<string, unknown> = {};
  const [repair] = await transition<typeof repairMoves, HeldRepair>(call, repairTable, [id], move, {
    check: async (row) => {
      checkQuote(move, row);
      if (move === 'test' || move === 'complete') await takeParts(call, row);
      if (move === 'replace') Object.assign(set, await replaceUnit(call, row, replacement));
      Object.assign(set, await columnsOf(call, move, row));
    },
    set,
    noted: { note, reply, ...(replacement ? { replacement_sn: replacement } : {}) },
  });
  const { code, state } = repair!;
  await noteStep(call, { id, state: to, note, reply });
  const isAsked = set.quote === 'asked';
  if (statusOf[state] !== statusOf[to] || reply !== '' || isAsked)
    await messageCustomer(call, { ...repair!, state: to, isQuote: isAsked });
  call.tell(done, { code, state: say(repairStateTexts[to], language) });
}

type Step = {
  id: number;
  state: RepairState;
  note: string;
  reply: string;
  kind?: 'accepted';
};

/** One line of the history, by a colleague. */
export async function noteStep({ tx, session }: Call, { id, ...step }: Step): Promise<void> {
  await tx
    .insertInto('repair_step')
    .values({
      company_id: session.companyId,
      repair_id: id,
      ...step,
      create_user: session.realname,
    })
    .execute();
}

/** Another unit takes the place of the faulty one, with the rest of its warranty if that is in force. */
async function replaceUnit(call: Call, { id, seq }: HeldRepair, code: string): Promise<Columns> {
  const { app, tx, session } = call;
  const next = (await findNumbers(app, tx, session.companyId, [code])).get(code);
  if (next === undefined)
    throw new Refusal(errors.unknownUnit, { code: codes.notFound, field: 'replacement_sn' });
  try {
    const { hasWarranty } = await inheritWarranty(call, seq, next);
    // A warranty names its one replacement by itself.
    if (!hasWarranty) await refuseSecond(call, { id, seq, next });
  } catch (error) {
    // Said at the field of this form.
    if (error instanceof Refusal && error.details.field === 'new_sn')
      throw new Refusal(error.text, { ...error.details, field: 'replacement_sn' });
    throw error;
  }
  return { replacement_seq: next, replacement_sn: await codeOfUnit(call, next) };
}

/** One product for one product. Both units are held: what another repair did with them is known by now. */
async function refuseSecond(
  call: Call,
  { id, seq, next }: { id: number; seq: number; next: number },
): Promise<void> {
  const { tx, session } = call;
  const { rows } = await sql<{ code: string; replacement_seq: number }>`
    select r.code, r.replacement_seq from repair r
    where r.company_id = ${session.companyId} and r.id <> ${id} and r.state in ('replaced', 'closed')
      and (r.replacement_seq = ${next} or (r.seq = ${seq} and r.replacement_seq is not null))
      -- What was restocked since is sold as new.
      and not exists (select from goods_return_code c
        join goods_return g on g.company_id = c.company_id and g.id = c.return_id
        where c.company_id = r.company_id and c.seq = case when r.replacement_seq = ${next} then ${next}::bigint else r.seq end
          and c.state = 2 and g.update_time > r.complete_time)
    order by r.id limit 1`.execute(tx);
  const [other] = rows;
  if (!other) return;
  if (other.replacement_seq === next)
    throw new Refusal(errors.replacesOther, {
      code: codes.conflict,
      field: 'replacement_sn',
      params: { code: other.code },
    });
  throw new Refusal(warrantyTexts.errors.taken, {
    code: codes.conflict,
    params: { code: await codeOfUnit(call, other.replacement_seq) },
  });
}

/** Whether the product was under warranty when the repair was asked for. */
async function hasWarranty(
  { tx, session }: Call,
  { seq, create_time: asked }: HeldRepair,
): Promise<boolean> {
  const { rows } = await sql`
    select from warranty where company_id = ${session.companyId} and seq = ${seq}
      and void_time is null and start_time < expire_time and expire_time > ${asked}::timestamptz`.execute(
    tx,
  );
  return rows.length > 0;
}

type Agreed = { id: number; note: string; total?: number | undefined };

/** Records that the customer agreed to the quotation, by telephone, say. */
export async function acceptQuote(call: Call, { id, note, total }: Agreed): Promise<void> {
  const held = await lockRecord<HeldRepair>(call.tx, repairTable, call.session, id, [
    'code',
    'state',
    'quote',
    'total',
  ]);
  if (!openStates.includes(held.state))
    throw new Refusal(errors.settled, { code: codes.conflict, params: { code: held.code } });
  if (total !== undefined && total !== held.total)
    throw new Refusal(errors.quoteChanged, { code: codes.conflict });
  call.tell(repairWorkTexts.done.accepted);
  if (held.quote === 'accepted') return;
  if (held.quote !== 'asked' && held.quote !== 'declined')
    throw new Refusal(errors.notAsked, { code: codes.conflict });
  await updateRecord(call.tx, repairTable, call.session, id, { quote: 'accepted' });
  call.changed('repair', id, { quote: held.quote }, { quote: 'accepted', note });
  await noteStep(call, { id, state: held.state, note, reply: '', kind: 'accepted' });
}

/** Tells a colleague who was given a repair. */
export async function tellAssignee(
  { app, tx, session }: Call,
  id: number,
  { code, assignee: before }: Pick<HeldRepair, 'code' | 'assignee'>,
  assignee: number | null,
): Promise<void> {
  if (assignee === null || assignee === before || assignee === session.accountId) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { account: assignee },
    type: 5,
    sentence: 'repairAssigned',
    params: { id, code, user: session.realname },
    createUser: session.realname,
  });
}

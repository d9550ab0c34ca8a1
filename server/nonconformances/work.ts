import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type {
  assignInput,
  cancelInput,
  closeInput,
  finishInput,
  OpenInput,
  planInput,
  redoInput,
} from '#contract/features/trace/nonconformances/contract.ts';
import {
  nonconformanceMoves,
  type NonconformanceMove,
  type NonconformanceState,
} from '#contract/features/trace/nonconformances/moves.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import type { Permission } from '#contract/permissions.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { editLocked } from '../database/optimistic-lock.ts';
import { changedAt, madeAt, momentOf } from '../http/moment.ts';
import { notify } from '../messages/notices.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import { nameOfHandler } from '../people/handlers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type MovingTable } from '../records/transition.ts';
import { insertRecord, lockRecord, updateRecord, type Columns } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import type { Facts } from './sources.ts';
import { noteStep } from './steps.ts';

type StaffCall = RecordCall<StaffSession>;
type Held = { code: string; title: string; state: NonconformanceState; owner_id: number | null };

const { errors, done } = nonconformanceTexts;
const handles: Permission = 'trace:nonconformance:handle';

export const nonconformanceTable: MovingTable<typeof nonconformanceMoves> = {
  name: 'nonconformance',
  fields: nonconformanceTexts.fields,
  moves: nonconformanceMoves,
  target: 'nonconformance',
  refused: errors.wrongState,
};

/** Opens a finding about what its source says. */
export async function openNonconformance(
  call: StaffCall,
  { severity, title, description, source, source_id: sourceId }: OpenInput,
  { part_id, batch_id, lot_id, seq }: Facts,
): Promise<number> {
  const { app, tx, session, at } = call;
  const [code] = await allocateNumbers(
    at ? { tx, at } : { tx, app },
    session.companyId,
    'nonconformance',
    1,
  );
  const columns: Columns = {
    code: code!,
    severity,
    title,
    description,
    source,
    source_id: source === 'manual' ? null : sourceId,
    part_id,
    batch_id,
    lot_id,
    seq,
  };
  const id = await insertRecord(tx, nonconformanceTable, session, { ...columns, ...madeAt(call) });
  call.changed('nonconformance', id, null, columns);
  await noteStep(call, id, 'opened', { note: description });
  call.tell(done.opened, { code: code! });
  return id;
}

/** Says why it happened and what is done about it, by whom and until when. */
export async function planNonconformance(
  call: StaffCall,
  { id, version, ...set }: z.output<typeof planInput>,
): Promise<void> {
  const { action: note, owner_id: owner, due_day: day } = set;
  const isKnown = await isRepeated(call, id, 'plan', set);
  const name = isKnown ? '' : await checkOwner(call, owner, day);
  const held = await move(call, { id, version }, 'plan', set, isKnown);
  if (!held) return;
  await noteStep(call, id, 'plan', { note, subject: name, due_day: day });
  await tellOwner(call, { id, code: held.code, title: held.title, owner, day });
}

/** Says what was done; whether it helped is checked next. */
export async function finishNonconformance(
  call: StaffCall,
  { id, version, performed }: z.output<typeof finishInput>,
): Promise<void> {
  const held = await move(call, { id, version }, 'finish', {
    performed,
    effect: '',
    is_effective: null,
  });
  if (held) await noteStep(call, id, 'finish', { note: performed });
}

/** It helped. */
export async function closeNonconformance(
  call: StaffCall,
  { id, version, effect }: z.output<typeof closeInput>,
): Promise<void> {
  const held = await move(call, { id, version }, 'close', { effect, is_effective: true });
  if (held) await noteStep(call, id, 'close', { note: effect });
}

/** It did not help: the owner goes on until another day. */
export async function redoNonconformance(
  call: StaffCall,
  { id, version, effect, due_day: day }: z.output<typeof redoInput>,
): Promise<void> {
  const set = { effect, is_effective: false, due_day: day };
  const isKnown = await isRepeated(call, id, 'redo', set);
  if (!isKnown) checkDay(call, day);
  const held = await move(call, { id, version }, 'redo', set, isKnown);
  if (!held) return;
  await noteStep(call, id, 'redo', { note: effect, due_day: day });
  const { code, title, owner_id: owner } = held;
  if (owner !== null) await tellOwner(call, { id, code, title, owner, day }, effect);
}

/** Nothing more is done about it. */
export async function cancelNonconformance(
  call: StaffCall,
  { id, version, reason }: z.output<typeof cancelInput>,
): Promise<void> {
  const held = await move(call, { id, version }, 'cancel', { reason });
  if (held) await noteStep(call, id, 'cancel', { note: reason });
}

/** Gives what is being done to another owner, or more time. */
export async function assignNonconformance(
  call: StaffCall,
  { id, version, ...next }: z.output<typeof assignInput>,
): Promise<void> {
  const { tx, session } = call;
  const { owner_id: owner, due_day: day } = next;
  const names = ['code', 'title', 'state', ...Object.keys(next)];
  const held = await lockRecord<Held & typeof next>(tx, nonconformanceTable, session, id, names);
  const { code, title } = held;
  if (held.state !== 'acting')
    throw new Refusal(errors.notActing, { code: codes.conflict, params: { code } });
  const name = await checkOwner(call, owner, day);
  call.tell(done.assigned, { name, day });
  if (held.owner_id === owner && held.due_day === day) return;
  editLocked(held, version, next);
  await updateRecord(tx, nonconformanceTable, session, id, { ...next, ...changedAt(call) });
  call.changed('nonconformance', id, { owner_id: held.owner_id, due_day: held.due_day }, next);
  await noteStep(call, id, 'assigned', { subject: name, due_day: day });
  await tellOwner(call, { id, code, title, owner, day });
}

/** One step; nothing where the same was done before. */
async function move(
  call: StaffCall,
  { id, version }: { id: number; version: number },
  name: NonconformanceMove,
  set: Columns,
  isKnown?: boolean,
) {
  if (isKnown ?? (await isRepeated(call, id, name, set))) {
    call.tell(nonconformanceMoves.moves[name].done);
    return null;
  }
  const [held] = await transition<typeof nonconformanceMoves, Held>(
    call,
    nonconformanceTable,
    [id],
    name,
    { version, set, noted: set },
  );
  return held!;
}

/** The same step with the same words was made already: sent twice, it is made once. */
async function isRepeated(
  { tx, session }: StaffCall,
  id: number,
  name: NonconformanceMove,
  set: Columns,
): Promise<boolean> {
  const names = ['state', ...Object.keys(set)];
  const held = await lockRecord<Record<string, unknown>>(
    tx,
    nonconformanceTable,
    session,
    id,
    names,
  );
  return (
    held.state === nonconformanceMoves.moves[name].to &&
    Object.entries(set).every(([field, value]) => held[field] === value)
  );
}

async function checkOwner(call: StaffCall, owner: number, day: string): Promise<string> {
  checkDay(call, day);
  return nameOfHandler(call.tx, call.session.companyId, handles, {
    account: owner,
    refused: errors.noOwner,
    field: 'owner_id',
  });
}

const eightHours = 8 * 3_600_000;

function checkDay(call: StaffCall, day: string): void {
  const today = new Date(momentOf(call).getTime() + eightHours).toISOString().slice(0, 10);
  if (day < today) throw new Refusal(errors.pastDay, { code: codes.invalid, field: 'due_day' });
}

/** Tells the owner what waits; nobody is told of what they gave to themselves. */
async function tellOwner(
  { app, tx, session }: StaffCall,
  given: { id: number; code: string; title: string; owner: number; day: string },
  effect?: string,
): Promise<void> {
  const { id, code, title, owner, day } = given;
  if (owner === session.accountId) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { account: owner },
    type: 5,
    sentence: effect === undefined ? 'nonconformanceAssigned' : 'nonconformanceReturned',
    params: { id, code, title, day, user: session.realname, note: effect ?? '' },
    createUser: session.realname,
  });
}

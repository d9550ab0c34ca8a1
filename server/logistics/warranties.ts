import { sql } from 'kysely';
import { identifierStates, mayMove, stateTexts } from '#contract/codes/states.ts';
import { codes } from '#contract/envelope.ts';
import { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { recordEvent, runsOf } from '../events/record.ts';
import { eventTimes, sqlMomentOf } from '../http/moment.ts';
import { findNumbers } from '../identifiers/find.ts';
import { talliesOf, tally } from '../identifiers/tally.ts';
import { Refusal } from '../refusal.ts';
import { lockGoods, type Item } from './goods.ts';
import { onlyAmong } from './item.ts';
import { moveGoods } from './move-goods.ts';
import { refuseItems } from './refuse.ts';
import { openPicks, openReturns } from './return-rows.ts';
import { ofStoppedBatches } from './stopped-batches.ts';
import {
  codeOfUnit,
  lockWarranties,
  noteStep,
  type Call,
  type HeldWarranty,
} from './warranty-changes.ts';

const { errors, trace } = warrantyTexts;
type Field = 'old_sn' | 'new_sn';

const refuse = (field: Field, text: Text, params: TextParams = {}) =>
  new Refusal(text, { code: codes.conflict, field, params });
/** A refusal that names a state. */
const refuseState = (field: Field, text: Text, state: Text) =>
  refuse(
    field,
    inEveryLanguage((one) => say(text, one, { state: say(state, one) })),
  );

/** A unit that was handed out for another one takes over the rest of its warranty. */
export async function replaceWarranty(
  call: Call,
  { old_sn: oldCode, new_sn: newCode }: { old_sn: string; new_sn: string },
): Promise<void> {
  const { app, tx, session } = call;
  const found = await findNumbers(app, tx, session.companyId, [oldCode, newCode]);
  const numberOf = (field: Field, code: string) => {
    const seq = found.get(code);
    if (seq === undefined) throw new Refusal(errors.unknown, { code: codes.notFound, field });
    return seq;
  };
  const [oldSeq, newSeq] = [numberOf('old_sn', oldCode), numberOf('new_sn', newCode)];
  const { hasWarranty, isVoid } = await inheritWarranty(call, oldSeq, newSeq);
  if (isVoid) throw refuseState('old_sn', errors.ended, warrantyMoves.states.void);
  if (!hasWarranty) throw refuse('old_sn', errors.noWarranty);
  call.tell(warrantyTexts.replaced, { code: await codeOfUnit(call, newSeq) });
}

/**
 * One unit of the company takes the place of another: it is activated with the start, the end and the owner of the old
 * warranty, which ends. The old unit counts as returned where its state allows that. What was done before stays as it
 * is. Without a warranty, or with one that is void, only the old unit is taken back, and the answer says so.
 */
export async function inheritWarranty(
  call: Call,
  oldSeq: number,
  newSeq: number,
): Promise<{ hasWarranty: boolean; isVoid: boolean }> {
  if (oldSeq === newSeq) throw refuse('new_sn', errors.same);
  const goods = await lockGoods(call, [oldSeq, newSeq]);
  const unitOf = (field: Field, seq: number): Item => {
    const item = goods.items.find((one) => one.seq === seq);
    if (!item) throw new Refusal(errors.unknown, { code: codes.notFound, field });
    if (item.level > 0) throw refuse(field, errors.notUnit);
    return item;
  };
  const [old, next] = [unitOf('old_sn', oldSeq), unitOf('new_sn', newSeq)];
  const held = await lockWarranties(call, [oldSeq, newSeq]);
  const warranty = held.find(({ seq }) => seq === oldSeq);
  if (warranty?.replaced_by_seq === newSeq) return { hasWarranty: true, isVoid: false };
  const isTaken = held.some(({ seq }) => seq === newSeq);
  await refuseUnfit(call, { old, next, warranty, isTaken });
  const texts = { old: await codeOfUnit(call, oldSeq), new: await codeOfUnit(call, newSeq) };
  if (mayMove('return', old.state)) await takeBack(call, old, texts.new);
  const isVoid = warranty?.state === 'void';
  if (!warranty || isVoid) return { hasWarranty: false, isVoid };
  await passOn(call, oldSeq, newSeq);
  await activateNext(call, next, warranty, texts.old);
  await noteStep(call, oldSeq, { kind: 'replaced', other: newSeq });
  await noteStep(call, newSeq, { kind: 'inherited', other: oldSeq });
  call.changed('warranty', oldSeq, { state: warranty.state }, { state: 'replaced', by: texts.new });
  call.changed('identifier', newSeq, { state: next.state }, { state: 'activated' });
  return { hasWarranty: true, isVoid };
}

type Pair = { old: Item; next: Item; warranty: HeldWarranty | undefined; isTaken: boolean };

async function refuseUnfit(call: Call, { old, next, warranty, isTaken }: Pair): Promise<void> {
  const { tx, session } = call;
  if (warranty?.replaced_by_seq)
    throw refuse('old_sn', errors.taken, {
      code: await codeOfUnit(call, warranty.replaced_by_seq),
    });
  if (isTaken || next.state === 'activated') throw refuse('new_sn', errors.hasOwner);
  if (!mayMove('activate', next.state))
    throw refuseState('new_sn', errors.notReady, stateTexts[next.state]);
  const { companyId } = session;
  await refuseItems(call, await ofStoppedBatches(tx, companyId, [next]));
  const busy = new Map([
    ...(await openReturns(tx, companyId, [old, next])),
    ...(await openPicks(tx, companyId, [next])),
  ]);
  for (const [field, item] of [
    ['old_sn', old],
    ['new_sn', next],
  ] as const) {
    const document = busy.get(item.seq);
    if (document !== undefined) throw refuse(field, errors.busy, { document });
  }
}

/** The old unit comes back to the company. */
async function takeBack(call: Call, old: Item, by: string): Promise<void> {
  const { app, tx, session, language } = call;
  const only = onlyAmong({ items: [old], units: [old], containers: [] }, new Set([old.seq]));
  await moveGoods(app, tx, 'return', only, {
    companyId: session.companyId,
    by: { id: session.accountId, name: session.realname },
    reason: say(trace.old, language, { code: by }),
    to: 'company',
    ...eventTimes(call),
  });
}

/** The rest of the warranty goes to the new unit, with everything that belongs to it. */
async function passOn(call: Call, oldSeq: number, newSeq: number): Promise<void> {
  const { tx, session } = call;
  const { companyId, accountId } = session;
  await sql`
    insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, active_time, start_time, expire_time,
      dealer_id, part_id, province, city, months, extended_months, policy_id, policy_version, replaces_seq, update_by,
      update_time)
    select w.company_id, i.seq, w.name_sealed, w.mobile_sealed, w.mobile_index, ${sqlMomentOf(call)}, w.start_time,
      w.expire_time, w.dealer_id, i.part_id, w.province, w.city, w.months, w.extended_months, w.policy_id, w.policy_version,
      w.seq, ${accountId}, ${sqlMomentOf(call)}
    from warranty w join identifier i on i.company_id = w.company_id and i.seq = ${newSeq}
    where w.company_id = ${companyId} and w.seq = ${oldSeq}`.execute(tx);
  await sql`
    update warranty set void_time = ${sqlMomentOf(call)}, replaced_by_seq = ${newSeq}, version = version + 1,
      update_by = ${accountId}, update_time = ${sqlMomentOf(call)}
    where company_id = ${companyId} and seq = ${oldSeq}`.execute(tx);
}

/** The new unit is activated from now on. */
async function activateNext(
  call: Call,
  next: Item,
  { province }: HeldWarranty,
  before: string,
): Promise<void> {
  const { app, tx, session, language } = call;
  const { companyId } = session;
  await sql`
    update identifier set state = ${identifierStates.activated}
    where company_id = ${companyId} and seq = ${next.seq}`.execute(tx);
  await recordEvent(app, tx, {
    companyId,
    kind: 'activate',
    runs: runsOf([next.seq]),
    partId: next.part_id,
    batchId: next.batch_id,
    reason: say(trace.new, language, { code: before }),
    by: { id: session.accountId, name: session.realname },
    ...eventTimes(call),
  });
  const counts = talliesOf([next], ['activated', 1], call.at);
  await tally(
    tx,
    companyId,
    counts.map((count) => ({ ...count, province })),
  );
}

import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { warrantyLimits, type WarrantyStepKind } from '#contract/features/sale/warranties/kinds.ts';
import { warrantyMoves, type WarrantyState } from '#contract/features/sale/warranties/moves.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { canMove, type MoveOf } from '#contract/moves.ts';
import { say } from '#contract/text.ts';
import { bareMobile } from '#contract/validation.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import { permutationOf } from '../codes/space.ts';
import { asSystem } from '../database/database.ts';
import { sqlMomentOf } from '../http/moment.ts';
import { forgetConsentsFor } from '../members/consents.ts';
import { registerMember } from '../members/register-member.ts';
import type { RecordCall } from '../records/plan.ts';
import { notFound, Refusal } from '../refusal.ts';
import { stateOfW } from './warranty-state.ts';

export type Call = RecordCall<StaffSession>;
type Move = MoveOf<typeof warrantyMoves>;

export type HeldWarranty = {
  seq: number;
  name_sealed: Buffer;
  mobile_sealed: Buffer;
  mobile_index: Buffer;
  expire_time: Date;
  extended_months: number;
  replaced_by_seq: number | null;
  province: number;
  state: WarrantyState;
};

/** These warranties, locked in the order of their numbers until the transaction ends. */
export async function lockWarranties(
  { tx, session }: Pick<Call, 'tx' | 'session'>,
  numbers: readonly number[],
): Promise<HeldWarranty[]> {
  const { rows } = await sql<HeldWarranty>`
    select w.seq, w.name_sealed, w.mobile_sealed, w.mobile_index, w.expire_time, w.extended_months, w.replaced_by_seq,
      w.province, ${stateOfW} as state
    from warranty w where w.company_id = ${session.companyId} and w.seq = any(${[...numbers]}::bigint[])
    order by w.seq for update`.execute(tx);
  return rows;
}

async function lockWarranty(call: Call, id: number): Promise<HeldWarranty> {
  const [held] = await lockWarranties(call, [id]);
  if (!held) throw notFound();
  return held;
}

/** The code of one unit, for people. */
export async function codeOfUnit(
  { app, tx, session }: Pick<Call, 'app' | 'tx' | 'session'>,
  seq: number,
): Promise<string> {
  const company = session.companyId;
  const { rows } = await sql<{ code: string | null; key_id: number | null }>`
    select i.code, p.key_id from identifier i
    left join identifier_pack p on p.company_id = i.company_id and i.seq between p.first_seq and p.last_seq
    where i.company_id = ${company} and i.seq = ${seq}`.execute(tx);
  const [row] = rows;
  if (!row?.key_id || row.code !== null) return row?.code ?? '';
  return codeOf(permutationOf(app), await anyKeyOf(app, tx, company, row.key_id), seq);
}

async function refuseUnless(call: Call, move: Move, { seq, state }: HeldWarranty): Promise<void> {
  if (canMove(warrantyMoves, move, state)) return;
  const code = await codeOfUnit(call, seq);
  const said = inEveryLanguage((language) =>
    say(warrantyTexts.errors.wrongState, language, {
      code,
      state: say(warrantyMoves.states[state], language),
      move: say(warrantyMoves.moves[move].label, language),
    }),
  );
  throw new Refusal(said, { code: codes.conflict });
}

type Step = { kind: WarrantyStepKind; months?: number; reason?: string; other?: number };

/** Notes what became of a warranty; nothing about the person. */
export async function noteStep(
  call: Call,
  seq: number,
  { kind, months, reason = '', other }: Step,
): Promise<void> {
  const { tx, session } = call;
  await sql`
    insert into warranty_step (company_id, seq, kind, months, reason, other_seq, create_by, create_user, create_time)
    values (${session.companyId}, ${seq}, ${kind}, ${months ?? null}, ${reason}, ${other ?? null}::bigint,
      ${session.accountId}, ${session.realname}, ${sqlMomentOf(call)})`.execute(tx);
}

const changedBy = (call: Call) =>
  sql`version = version + 1, update_by = ${call.session.accountId}, update_time = ${sqlMomentOf(call)}`;

const dayOf = (time: Date) => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Adds months to a warranty, from its present end on. */
export async function extendWarranty(
  call: Call,
  { id, months, reason }: { id: number; months: number; reason: string },
): Promise<void> {
  const { tx, session } = call;
  const held = await lockWarranty(call, id);
  await refuseUnless(call, 'extend', held);
  const { extensions } = warrantyLimits;
  if (held.extended_months + months > extensions)
    throw new Refusal(warrantyTexts.errors.tooLong, {
      code: codes.invalid,
      field: 'months',
      params: { n: extensions },
    });
  const { rows } = await sql<{ expire_time: Date }>`
    update warranty set expire_time = expire_time + make_interval(months => ${months}::int),
      extended_months = extended_months + ${months}, ${changedBy(call)}
    where company_id = ${session.companyId} and seq = ${id} returning expire_time`.execute(tx);
  await noteStep(call, id, { kind: 'extended', months, reason });
  const until = rows[0]!.expire_time;
  call.changed(
    'warranty',
    id,
    { expire_time: held.expire_time.toISOString() },
    { expire_time: until.toISOString(), months },
  );
  call.tell(warrantyMoves.moves.extend.done, { day: dayOf(until) });
}

/** Gives a warranty to somebody else. The log says that it happened, not to whom. */
export async function transferWarranty(
  call: Call,
  { id, name, phone }: { id: number; name: string; phone: string },
): Promise<void> {
  const { app, tx, session } = call;
  const held = await lockWarranty(call, id);
  await refuseUnless(call, 'transfer', held);
  const mobile = bareMobile(phone);
  const index = app.secrets.index('mobile', mobile);
  call.tell(warrantyMoves.moves.transfer.done);
  const former = app.secrets.open('warranty.name', session.companyId, held.name_sealed);
  const isSame = held.mobile_index.equals(index) && former === name;
  // Told before: it is theirs already.
  if (isSame) return;
  await sql`
    update warranty set name_sealed = ${app.secrets.seal('warranty.name', session.companyId, name)}, mobile_sealed = ${app.secrets.seal('warranty.mobile', session.companyId, mobile)},
      mobile_index = ${index}, holder_no = holder_no + 1, transfer_time = ${sqlMomentOf(call)}, ${changedBy(call)}
    where company_id = ${session.companyId} and seq = ${id}`.execute(tx);
  await forgetFormer(call, held, index, [
    former,
    app.secrets.open('warranty.mobile', session.companyId, held.mobile_sealed),
  ]);
  await noteStep(call, id, { kind: 'transferred' });
  const guest = {
    ...{ name, phone, company: session.companyId, number: id, at: call.at },
    did: 'transfer',
  } as const;
  await asSystem(tx, actorOf(session), () => registerMember(app, tx, guest));
  call.changed('warranty', id, null, { transfer_time: new Date().toISOString() });
}

/**
 * Nothing is kept of who had a warranty before: neither what was written about them, nor their name on the units that
 * this one replaced.
 */
async function forgetFormer(
  { app, tx, session }: Call,
  { seq: id, mobile_index: index }: HeldWarranty,
  next: Buffer,
  words: readonly string[],
): Promise<void> {
  const { companyId } = session;
  const { rows } = await sql<{ seq: number }>`
    with recursive line as (
      select w.seq, w.replaces_seq from warranty w where w.company_id = ${companyId} and w.seq = ${id}
      union select w.seq, w.replaces_seq from warranty w join line on w.company_id = ${companyId} and w.seq = line.replaces_seq
        and w.mobile_index = ${index}
    ) select seq from line`.execute(tx);
  const numbers = rows.map(({ seq }) => seq);
  await sql`
    update warranty_step set reason = strike(reason, ${[...words]}::text[])
    where company_id = ${companyId} and seq = any(${numbers}::bigint[]) and reason <> ''`.execute(
    tx,
  );
  // The same phone with another name is the same household.
  if (index.equals(next)) return;
  await forgetConsentsFor(tx, companyId, numbers);
  await sql`
    update warranty set name_sealed = ${app.secrets.seal('warranty.name', companyId, '')}, mobile_sealed = ${app.secrets.seal('warranty.mobile', companyId, '')}, mobile_index = ''::bytea,
      holder_no = holder_no + 1, version = version + 1
    where company_id = ${companyId} and seq = any(${numbers}::bigint[]) and seq <> ${id}`.execute(
    tx,
  );
}

/** Ends a warranty for good. */
export async function voidWarranty(
  call: Call,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { tx, session } = call;
  const held = await lockWarranty(call, id);
  call.tell(warrantyMoves.moves.void.done);
  if (held.state === 'void') return;
  await refuseUnless(call, 'void', held);
  await sql`
    update warranty set void_time = ${sqlMomentOf(call)}, void_reason = ${reason}, ${changedBy(call)}
    where company_id = ${session.companyId} and seq = ${id}`.execute(tx);
  await noteStep(call, id, { kind: 'voided', reason });
  call.changed('warranty', id, { state: held.state }, { state: 'void' });
}

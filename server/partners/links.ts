import { sql } from 'kysely';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import { linkMoves, partnerTexts, type LinkMove, type LinkState } from '#contract/partners.ts';
import { codes } from '#contract/envelope.ts';
import { verifyStatus } from '#contract/limits.ts';
import { asSystem, type Tx } from '../database/database.ts';
import { editLocked } from '../database/optimistic-lock.ts';
import type { CallContext } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { lockRecord, type RecordTable } from '../records/write.ts';
import { notify } from '../messages/notices.ts';
import { codeOf } from '../numbers/numbers.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';

/** The list that contains the other side of a partnership. */
export type Side = 'supplier' | 'customer';
export const opposite = { supplier: 'customer', customer: 'supplier' } as const;
/** Notices of a link have the type of the list they open. */
export const noticeType = { supplier: 2, customer: 3 } as const;
/** Those who answer an invitation are told. */
export const linkRight = {
  supplier: 'procure:supplier:link',
  customer: 'order:customer:link',
} as const;

type Card = { link_state: LinkState; partnership_id: number | null; name: string };
type Partnership = { id: number; buyer_id: number; seller_id: number; moved_by: number };
export type Ask = { id: number; version: number; reason?: string; credit_code?: string };
type Work = {
  call: CallContext<Ask, StaffSession>;
  side: Side;
  card: Card & { id: number };
  mine: number;
};

const sentences = {
  withdraw: 'linkWithdrawn',
  accept: 'linkAccepted',
  decline: 'linkDeclined',
  suspend: 'linkSuspended',
  resume: 'linkResumed',
  end: 'linkEnded',
} as const satisfies Record<Exclude<LinkMove, 'invite'>, NoticeSentence>;

/** One move of a supplier or customer link: both sides change in one transaction, and the other side gets a notice. */
export async function moveLink(
  call: CallContext<Ask, StaffSession>,
  side: Side,
  move: LinkMove,
  table: RecordTable,
): Promise<void> {
  const { tx, session, input } = call;
  const mine = session.companyId;
  const columns = ['link_state', 'partnership_id', 'name'];
  const card = await lockRecord<Card>(tx, table, session, input.id, columns);
  editLocked(card, input.version, {});
  const from: readonly LinkState[] = linkMoves[move].from;
  if (!from.includes(card.link_state)) throw new Refusal(partnerTexts.errors.wrongState);
  const work: Work = { call, side, card, mine };
  if (move === 'invite') await invite(work);
  else await proceed(work, move);
  call.changed(
    side,
    card.id,
    { link_state: card.link_state },
    { link_state: linkMoves[move].to, ...(input.reason ? { reason: input.reason } : {}) },
  );
}

async function invite({ call, side, card, mine }: Work): Promise<void> {
  const { tx, app, session, input } = call;
  await asSystem(tx, actorOf(session), async () => {
    const own = await readCompany(tx, 'company_id', mine);
    const other = await readCompany(tx, 'credit_code', input.credit_code!);
    const refuse = (text: keyof typeof partnerTexts.errors) =>
      new Refusal(partnerTexts.errors[text], { code: codes.conflict, field: 'credit_code' });
    if (other?.company_id === mine) throw refuse('ownCompany');
    if (!own || other?.verify_status !== verifyStatus.verified) throw refuse('noCompany');
    const theirs = other.company_id;
    const [buyer, seller] = side === 'supplier' ? [mine, theirs] : [theirs, mine];
    const id = await makePartnership(tx, {
      buyer_id: buyer,
      seller_id: seller,
      state: 'waiting',
      moved_by: mine,
    });
    if (id === null) throw refuse('alreadyLinked');
    await setLink(tx, side, mine, card.id, 'invited', id);
    await fileAtOther(tx, opposite[side], theirs, own, { partnershipId: id, state: 'pending' });
    await notify(tx, app.cluster, actorOf(session), {
      to: { company: theirs, holding: linkRight[opposite[side]] },
      type: noticeType[opposite[side]],
      sentence: side === 'supplier' ? 'invitedAsSupplier' : 'invitedAsCustomer',
      params: { company: own.name },
      createUser: session.realname,
    });
  });
}

export const readCompany = (tx: Tx, column: 'company_id' | 'credit_code', value: number | string) =>
  tx
    .selectFrom('company')
    .select(['company_id', 'name', 'credit_code', 'contact', 'mobile', 'address', 'verify_status'])
    .where(column, '=', value)
    .where('disabled', '=', false)
    .executeTakeFirst();
export type Company = NonNullable<Awaited<ReturnType<typeof readCompany>>>;

type NewPartnership = {
  buyer_id: number;
  seller_id: number;
  state: 'waiting' | 'active';
  moved_by: number;
  is_agreed?: boolean;
};

/** The id of a new partnership; null if the two have one. */
export async function makePartnership(tx: Tx, partnership: NewPartnership): Promise<number | null> {
  const made = await tx
    .insertInto('partnership')
    .values(partnership)
    .onConflict((pair) => pair.columns(['buyer_id', 'seller_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Puts the link into the other side's list: on its record of this company, or on a new one, whose id is returned. */
export async function fileAtOther(
  tx: Tx,
  side: Side,
  companyId: number,
  from: Company,
  { partnershipId, state }: { partnershipId: number; state: LinkState },
): Promise<number> {
  const table = sql.table(side);
  const known = await sql<{ id: number }>`
    select id from ${table} where company_id = ${companyId} and credit_code = ${from.credit_code}
      and link_state = 'none' order by id limit 1 for update`.execute(tx);
  if (known.rows[0]) {
    await setLink(tx, side, companyId, known.rows[0].id, state, partnershipId);
    return known.rows[0].id;
  }
  const code = await codeOf({ tx }, companyId, side, '', null);
  const made = await sql<{ id: number }>`
    insert into ${table} (company_id, code, name, credit_code, contact, mobile, address, link_state, partnership_id, is_invited)
    values (${companyId}, ${code}, ${from.name}, ${from.credit_code}, ${from.contact}, ${from.mobile}, ${from.address},
      ${state}, ${partnershipId}, true) returning id`.execute(tx);
  return made.rows[0]!.id;
}

async function proceed(work: Work, move: Exclude<LinkMove, 'invite'>): Promise<void> {
  const { call, side, card, mine } = work;
  const { tx, app, session, input } = call;
  await asSystem(tx, actorOf(session), async () => {
    const found = await sql<Partnership>`
      select id, buyer_id, seller_id, moved_by from partnership where id = ${card.partnership_id} for update`.execute(
      tx,
    );
    const partnership = found.rows[0]!;
    const theirs = partnership.buyer_id === mine ? partnership.seller_id : partnership.buyer_id;
    if (move === 'resume' && partnership.moved_by !== mine)
      throw new Refusal(partnerTexts.errors.notOurs);
    const { to } = linkMoves[move];
    if (to === 'none') await dissolve(tx, partnership.id);
    else {
      await sql`update partnership set state = ${to}, moved_by = ${mine}, move_time = now(),
        reason = ${input.reason ?? null} where id = ${partnership.id}`.execute(tx);
      await setLink(tx, side, mine, card.id, to, partnership.id);
      await sql`update ${sql.table(opposite[side])} set link_state = ${to}, version = version + 1, update_time = now()
        where partnership_id = ${partnership.id}`.execute(tx);
    }
    const own = await readCompany(tx, 'company_id', mine);
    await notify(tx, app.cluster, actorOf(session), {
      to: { company: theirs, holding: linkRight[opposite[side]] },
      type: noticeType[opposite[side]],
      sentence: sentences[move],
      params: { company: own?.name ?? '', reason: input.reason ?? '' },
      createUser: session.realname,
    });
  });
}

export async function setLink(
  tx: Tx,
  side: Side,
  companyId: number,
  id: number,
  state: LinkState,
  partnershipId: number,
): Promise<void> {
  await sql`update ${sql.table(side)} set link_state = ${state}, partnership_id = ${partnershipId},
    invite_hash = null, invite_until = null, version = version + 1, update_time = now() where company_id = ${companyId} and id = ${id}`.execute(
    tx,
  );
}

/** Ends a partnership: records stay, except one created by the invitation. */
async function dissolve(tx: Tx, partnershipId: number): Promise<void> {
  for (const table of [sql.table('supplier'), sql.table('customer')]) {
    await sql`delete from ${table} where partnership_id = ${partnershipId} and is_invited and link_state = 'pending'`.execute(
      tx,
    );
    await sql`update ${table} set link_state = 'none', partnership_id = null, is_invited = false, version = version + 1,
      update_time = now() where partnership_id = ${partnershipId}`.execute(tx);
  }
  await sql`delete from partnership where id = ${partnershipId}`.execute(tx);
}

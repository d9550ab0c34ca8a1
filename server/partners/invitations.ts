import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { PartnerInvitation } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { Invitation, InviteByLink } from '#contract/invitation.ts';
import { verifyStatus } from '#contract/limits.ts';
import { partnerTexts, type LinkState } from '#contract/partners.ts';
import { bareMobile, mobile } from '#contract/validation.ts';
import { actorOf, hashToken, type StaffSession } from '../access/sessions.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { asSystem, type Actor, type Tx } from '../database/database.ts';
import type { CallContext } from '../http/endpoint.ts';
import { notify } from '../messages/notices.ts';
import { makeInvitation, uninvited } from '../people/invitations.ts';
import { lockRecord, updateRecord, type Columns, type RecordTable } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import {
  fileAtOther,
  linkRight,
  makePartnership,
  noticeType,
  opposite,
  readCompany,
  setLink,
  type Side,
} from './links.ts';

/** A company has to register and be verified, which takes longer than a person who sets a password. */
const validDays = 30;

type Card = { link_state: LinkState; name: string; contact: string; mobile: string; email: string };

async function hold(
  { tx, session }: CallContext<unknown, StaffSession>,
  table: RecordTable,
  id: number,
) {
  const columns = ['link_state', 'name', 'contact', 'mobile', 'email'];
  return lockRecord<Card>(tx, table, session, id, columns);
}

/** Makes a link with which a supplier or customer registers, or signs in, and becomes a partner. */
export async function inviteByLink(
  call: CallContext<InviteByLink, StaffSession>,
  side: Side,
  table: RecordTable,
): Promise<Invitation> {
  const { tx, session, input } = call;
  const card = await hold(call, table, input.id);
  if (card.link_state !== 'none') throw new Refusal(partnerTexts.errors.wrongState);
  const { hash, until, told } = await makeInvitation(call, {
    kind: 'partner',
    door: 'web',
    days: validDays,
    template: side === 'supplier' ? 'supplierInvitation' : 'customerInvitation',
    name: card.contact || card.name,
    mobile: mobile.safeParse(card.mobile).success ? bareMobile(card.mobile) : '',
    email: card.email,
  });
  await updateRecord(tx, table, session, input.id, { invite_hash: hash, invite_until: until });
  call.changed(side, input.id, null, {
    invite_until: told.until,
    by_sms: input.by_sms,
    by_email: input.by_email,
  });
  return told;
}

export async function revokeLink(
  call: CallContext<{ id: number }, StaffSession>,
  side: Side,
  table: RecordTable,
): Promise<void> {
  await hold(call, table, call.input.id);
  await updateRecord(call.tx, table, call.session, call.input.id, uninvited);
  call.changed(side, call.input.id, null, { invite_until: null });
}

/** A link that went to the wrong person must not make a partner. */
export async function endMissentLink(
  { tx, session }: Pick<CallContext<unknown, StaffSession>, 'tx' | 'session'>,
  side: Side,
  before: Columns & { id: number },
  now: Columns,
): Promise<void> {
  if (before.email === now.email && before.mobile === now.mobile) return;
  await sql`update ${sql.table(side)} set invite_hash = null, invite_until = null
    where company_id = ${session.companyId} and id = ${before.id} and invite_hash is not null`.execute(
    tx,
  );
}

type Found = {
  side: Side;
  id: number;
  company_id: number;
  company_name: string;
  name: string;
  credit_code: string;
  contact: string;
};

/** Whose link this is; it is valid while its company is verified and in use. As the system. */
export async function findPartnerInvitation(tx: Tx, token: string): Promise<Found> {
  const hash = hashToken(token);
  for (const side of ['supplier', 'customer'] as const) {
    const { rows } = await sql<Omit<Found, 'side'>>`
      select c.id, c.company_id, o.name as company_name, c.name, c.credit_code, c.contact
      from ${sql.table(side)} c join company o on o.company_id = c.company_id
      where c.invite_hash = ${hash} and c.invite_until > now() and not o.disabled
        and o.verify_status = ${verifyStatus.verified}
      for update of c`.execute(tx);
    if (rows[0]) return { side, ...rows[0] };
  }
  throw new Refusal(sessionTexts.errors.noInvitation, { code: codes.notFound });
}

/** What who holds the link may know: who invites, and what is filed about the invited. */
export async function readPartnerInvitation(tx: Tx, token: string): Promise<PartnerInvitation> {
  const { side, company_name, name, credit_code, contact } = await findPartnerInvitation(tx, token);
  return { side, company_name, name, credit_code, contact };
}

/** The invited company is the one that was meant, where its credit code is known. */
export function checkInvited({ credit_code: meant }: Found, creditCode: string): void {
  if (meant === '' || meant === creditCode) return;
  throw new Refusal(partnerTexts.errors.otherCompany, {
    code: codes.conflict,
    field: 'credit_code',
  });
}

type Taking = { tx: Tx; cluster: Cluster; actor: Actor; by: string };

/**
 * Uses the link up in the name of a company: an active partnership with a verified one, otherwise one that begins when
 * the company is verified. As the system.
 */
export async function takePartnerInvitation(
  { tx, cluster, actor, by }: Taking,
  found: Found,
  companyId: number,
): Promise<{ side: Side; id: number; state: LinkState }> {
  const { side, company_id: inviter } = found;
  const refuse = (text: keyof typeof partnerTexts.errors) =>
    new Refusal(partnerTexts.errors[text], { code: codes.conflict });
  if (inviter === companyId) throw refuse('ownCompany');
  const company = (await readCompany(tx, 'company_id', companyId))!;
  const from = (await readCompany(tx, 'company_id', inviter))!;
  checkInvited(found, company.credit_code);
  const isActive = company.verify_status === verifyStatus.verified;
  const [buyer, seller] = side === 'supplier' ? [inviter, companyId] : [companyId, inviter];
  const partnershipId = await makePartnership(tx, {
    buyer_id: buyer,
    seller_id: seller,
    state: isActive ? 'active' : 'waiting',
    moved_by: inviter,
    is_agreed: true,
  });
  if (partnershipId === null) throw refuse('alreadyLinked');
  await setLink(tx, side, inviter, found.id, isActive ? 'active' : 'invited', partnershipId);
  const theirs = opposite[side];
  const state = isActive ? 'active' : 'pending';
  const id = await fileAtOther(tx, theirs, companyId, from, { partnershipId, state });
  await notify(tx, cluster, actor, {
    to: { company: inviter, holding: linkRight[side] },
    type: noticeType[side],
    sentence: isActive ? 'linkAccepted' : 'linkRegistered',
    params: { company: company.name },
    createUser: by,
  });
  return { side: theirs, id, state };
}

/** The signed-in company takes an invitation: of a supplier's link it becomes a supplier, and files a customer. */
export async function takeByLink(
  call: CallContext<{ token: string }, StaffSession>,
  side: Side,
): Promise<number> {
  const { tx, app, session, input } = call;
  const actor = actorOf(session);
  const taken = await asSystem(tx, actor, async () => {
    const found = await findPartnerInvitation(tx, input.token);
    if (opposite[found.side] !== side)
      throw new Refusal(sessionTexts.errors.noInvitation, { code: codes.notFound });
    const by = session.realname;
    return takePartnerInvitation({ tx, cluster: app.cluster, actor, by }, found, session.companyId);
  });
  call.changed(side, taken.id, { link_state: 'none' }, { link_state: taken.state });
  return taken.id;
}

/** Begins what the company agreed to when it registered by a link. As the system, when it is verified. */
export async function beginAgreed(
  { tx, cluster, actor, by }: Taking,
  companyId: number,
): Promise<void> {
  const { rows } = await sql<{
    id: number;
    buyer_id: number;
    seller_id: number;
    own: string;
    other: string;
  }>`
    update partnership p set state = 'active', move_time = now()
    from company own, company other
    where p.state = 'waiting' and p.is_agreed and ${companyId}::int in (p.buyer_id, p.seller_id) and p.moved_by <> ${companyId}
      and own.company_id = ${companyId} and other.company_id = p.moved_by and not other.disabled
      and other.verify_status = ${verifyStatus.verified}
    returning p.id, p.buyer_id, p.seller_id, own.name as own, other.name as other`.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  for (const side of ['supplier', 'customer'] as const)
    await sql`update ${sql.table(side)} set link_state = 'active', version = version + 1, update_time = now()
      where partnership_id = any(${ids}) and link_state in ('invited', 'pending')`.execute(tx);
  for (const { buyer_id: buyer, seller_id: seller, own, other } of rows) {
    // The buyer sees the other as a supplier, the seller as a customer.
    const [mine, theirs, inviter] =
      companyId === buyer
        ? (['supplier', 'customer', seller] as const)
        : (['customer', 'supplier', buyer] as const);
    const told = { createUser: by };
    await notify(tx, cluster, actor, {
      ...told,
      to: { company: inviter, holding: linkRight[theirs] },
      type: noticeType[theirs],
      sentence: 'linkAccepted',
      params: { company: own },
    });
    await notify(tx, cluster, actor, {
      ...told,
      to: { company: companyId, holding: linkRight[mine] },
      type: noticeType[mine],
      sentence: 'linkBegun',
      params: { company: other },
    });
  }
}

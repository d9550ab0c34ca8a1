import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/contract.ts';
import { linkTexts } from '#contract/features/procure/purchase-orders/link-texts.ts';
import type { NewLink, SharedLink } from '#contract/features/procure/purchase-orders/link.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { momentOf } from '../http/moment.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';
import { lockRecord } from '../records/write.ts';
import { notFound, Refusal } from '../refusal.ts';
import { purchaseTable } from './purchases.ts';

type Call = RecordCall<StaffSession>;
type Held = {
  code: string;
  state: PurchaseState;
  supplier_id: number;
  seller_id: number | null;
};
const { errors, done } = linkTexts;
const dayLong = 86_400_000;
/** 192 bits: nobody guesses one. */
const tokenBytes = 24;

/** What is stored of a link, and by which it is found. */
export const hashOfLink = (app: App, token: string): Buffer =>
  app.secrets.index('purchase link', token);

const refuse = (text: Text, { code, state }: Held) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(purchaseTexts.states[state], language) }),
    ),
    { code: codes.conflict },
  );

const lockOrder = ({ tx, session }: Call, id: number) =>
  lockRecord<Held>(tx, purchaseTable, session, id, ['code', 'state', 'supplier_id', 'seller_id']);

/** Ends the link of an order, if it has one. */
export const endLink = ({ tx, session }: Call, order: number) =>
  sql<{ id: number }>`
    update purchase_link set revoke_time = now()
    where company_id = ${session.companyId} and order_id = ${order} and revoke_time is null returning id`.execute(
    tx,
  );

/** Makes a link for a supplier without an account; the one before it ends. It is told once. */
export async function sharePurchase(
  call: Call,
  { id, days }: { id: number; days: number },
): Promise<NewLink> {
  const { tx, app, session } = call;
  const order = await lockOrder(call, id);
  if (order.seller_id !== null) throw refuse(errors.linked, order);
  if (order.state !== 'approved') throw refuse(errors.notApproved, order);
  await endLink(call, id);
  const supplier = await tx
    .selectFrom('supplier')
    .select('email')
    .where('company_id', '=', session.companyId)
    .where('id', '=', order.supplier_id)
    .executeTakeFirstOrThrow();
  const token = randomBytes(tokenBytes).toString('base64url');
  const expires = new Date(momentOf(call).getTime() + days * dayLong);
  await tx
    .insertInto('purchase_link')
    .values({
      company_id: session.companyId,
      order_id: id,
      token_hash: hashOfLink(app, token),
      expires_time: expires,
      create_by: session.accountId,
      create_user: session.realname,
      ...(call.at ? { create_time: call.at } : {}),
    })
    .execute();
  call.changed('purchaseOrder', id, null, { expires_time: expires.toISOString() });
  call.tell(done.shared);
  return {
    url: `${publicAddress(app)}/po/${token}`,
    expires_time: expires.toISOString(),
    email: supplier.email,
  };
}

/** Ends the link of an order by hand. */
export async function unsharePurchase(call: Call, id: number): Promise<void> {
  await lockOrder(call, id);
  const { rows } = await endLink(call, id);
  // Ended before is ended.
  if (rows.length > 0) call.changed('purchaseOrder', id, { is_open: true }, { is_open: false });
  call.tell(done.unshared);
}

type Stored = Omit<SharedLink, `${string}_time`> &
  Record<'expires_time' | 'create_time', Date> &
  Record<'revoke_time' | 'last_open_time' | 'answer_time', Date | null>;

/** What became of the newest link of an order. */
export async function readLink(
  { tx, session }: Reader<StaffSession>,
  id: number,
): Promise<SharedLink | null> {
  const order = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound();
  const { rows } = await sql<Stored>`
    select expires_time, revoke_time is null and expires_time > now() as is_open, revoke_time, create_user, create_time,
      open_count, last_open_time, answer, answer_user, answer_time
    from purchase_link where company_id = ${session.companyId} and order_id = ${id}
    order by id desc limit 1`.execute(tx);
  const [link] = rows;
  if (!link) return null;
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...link,
    expires_time: link.expires_time.toISOString(),
    create_time: link.create_time.toISOString(),
    revoke_time: iso(link.revoke_time),
    last_open_time: iso(link.last_open_time),
    answer_time: iso(link.answer_time),
  };
}

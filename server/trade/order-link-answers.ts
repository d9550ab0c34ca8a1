import { sql } from 'kysely';
import type {
  PurchaseInfo,
  PurchaseState,
} from '#contract/features/procure/purchase-orders/contract.ts';
import type { LinkAnswer } from '#contract/features/procure/purchase-orders/link.ts';
import { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';
import type { Language } from '#contract/language.ts';
import { canMove } from '#contract/moves.ts';
import { maskMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import type { RequestInfo } from '../http/endpoint.ts';
import { writeOperation } from '../logs/operation-log.ts';
import { notify } from '../messages/notices.ts';
import { hashOfLink } from './order-links.ts';
import { readPurchaseLines } from './purchase-rows.ts';
import type { PurchasePaper } from './purchase-paper.ts';

/** An order behind a link that is in force. */
export type FoundLink = { company: number; id: number; order: number };
export type LinkedOrder = Omit<PurchasePaper, 'order'> & {
  order: Omit<PurchasePaper['order'], 'lines'> & {
    id: number;
    version: number;
    reason: string;
    approve_time: string;
    lines: PurchaseInfo['lines'];
  };
  link: { expires: string; answer: LinkAnswer; user: string; time: string | null };
};

/**
 * The order of a link. One that has expired, was revoked or never existed: none, by the same query. Nor is there one for
 * an order that its supplier sees as a company by now.
 */
export async function findLink(app: App, tx: Tx, token: string): Promise<FoundLink | null> {
  const { rows } = await sql<FoundLink>`
    select l.company_id as company, l.id, l.order_id as "order" from purchase_link l
    join company c on c.company_id = l.company_id and not c.disabled
    join purchase_order o on o.company_id = l.company_id and o.id = l.order_id and o.seller_id is null
    where l.token_hash = ${hashOfLink(app, token)} and l.revoke_time is null and l.expires_time > now()`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Notes that somebody opened the link. */
export const noteOpened = (tx: Tx, { company, id }: FoundLink) =>
  sql`update purchase_link set open_count = open_count + 1, last_open_time = now()
    where company_id = ${company} and id = ${id}`.execute(tx);

type Read = Omit<LinkedOrder['order'], 'lines' | 'approve_time'> &
  PurchasePaper['supplier'] & {
    company: string;
    approve_time: Date | null;
    expires: Date;
    answer: LinkAnswer;
    answer_user: string;
    answer_time: Date | null;
  };

/** What the supplier sees of its order. */
export async function readLinked(
  tx: Tx,
  { company, id, order }: FoundLink,
  language: Language,
): Promise<LinkedOrder> {
  const { rows } = await sql<Read>`
    select o.id, o.version, o.code, o.state, o.currency, o.tax_rate::float8 as tax_rate, o.net, o.tax, o.total,
      o.expected_date, o.remark, o.reason, o.approve_time, coalesce(a.realname, '') as approve_user,
      s.name as supplier_name, s.address, s.contact, s.mobile, c.name as company,
      l.expires_time as expires, l.answer, l.answer_user, l.answer_time
    from purchase_link l join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
    join company c on c.company_id = o.company_id
    join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    left join account a on a.id = o.approve_by
    where l.company_id = ${company} and l.id = ${id}`.execute(tx);
  const lines = await readPurchaseLines(tx, company, order, language);
  const found = rows[0]!;
  const { address, contact, mobile, expires, answer, answer_user: user, answer_time: time } = found;
  return {
    order: { ...found, approve_time: found.approve_time?.toISOString() ?? '', lines },
    company: found.company,
    // The person who was sent the link need not learn the number of a colleague.
    supplier: { address, contact, mobile: maskMobile(mobile) },
    link: { expires: expires.toISOString(), answer, user, time: time?.toISOString() ?? null },
  };
}

export type Answer = {
  name: string;
  /** The order as it was seen. */
  version: number;
} & (
  | { is: 'confirmed'; dates: readonly { line_no: number; date: string }[] }
  | { is: 'declined'; reason: string }
);

/** What became of an answer: written, written before, too late, or given to what the order no longer is. */
export type Answered = 'done' | 'again' | 'tooLate' | 'changed';

type Held = {
  code: string;
  state: PurchaseState;
  version: number;
  submit_by: number | null;
  supplier: string;
  answer: LinkAnswer;
};

/** Writes the supplier's answer. The order is held, as by the buyer's own steps: one of them comes first. */
export async function answerLink(
  app: App,
  tx: Tx,
  { company, id, order }: FoundLink,
  answer: Answer,
  requestInfo: RequestInfo,
): Promise<Answered> {
  const { rows } = await sql<Held>`
    select o.code, o.state, o.version, o.submit_by, s.name as supplier, l.answer
    from purchase_order o join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    join purchase_link l on l.company_id = o.company_id and l.id = ${id} and l.revoke_time is null
    where o.company_id = ${company} and o.id = ${order} for update of o, l`.execute(tx);
  const held = rows[0];
  if (!held) return 'tooLate';
  const move = answer.is === 'confirmed' ? 'confirm' : 'decline';
  if (!canMove(purchaseMoves, move, held.state))
    return held.answer === answer.is && held.state === answer.is ? 'again' : 'tooLate';
  if (held.version !== answer.version) return 'changed';
  const began = performance.now();
  const reason = answer.is === 'declined' ? answer.reason : '';
  const confirmed = {
    state: answer.is,
    reason,
    ...(answer.is === 'confirmed'
      ? { confirm_time: new Date(), confirm_user: answer.name, confirm_way: 'link' as const }
      : {}),
  };
  await tx
    .updateTable('purchase_order')
    .set({ ...confirmed, version: held.version + 1, update_time: new Date(), update_by: null })
    .where('company_id', '=', company)
    .where('id', '=', order)
    .execute();
  if (answer.is === 'confirmed')
    await sql`
      update purchase_order_line l set confirmed_date = g.date
      from unnest(${answer.dates.map((one) => one.line_no)}::integer[], ${answer.dates.map((one) => one.date)}::date[])
        as g (line_no, date)
      where l.company_id = ${company} and l.order_id = ${order} and l.line_no = g.line_no`.execute(
      tx,
    );
  await tx
    .updateTable('purchase_link')
    .set({ answer: answer.is, answer_user: answer.name, answer_time: new Date() })
    .where('company_id', '=', company)
    .where('id', '=', id)
    .execute();
  await notify(tx, app.cluster, systemActor, {
    to:
      held.submit_by === null
        ? { company, holding: 'procure:purchaseOrder:approve' }
        : { account: held.submit_by },
    type: 4,
    sentence: answer.is === 'confirmed' ? 'purchaseConfirmed' : 'purchaseDeclined',
    params: { company: held.supplier, code: held.code, reason, id: order },
    createUser: answer.name,
  });
  await writeOperation(tx, {
    // Nobody who is signed in: the name that was given is told below.
    session: { companyId: company, accountId: null, username: '' },
    type: 'web',
    requestInfo,
    endpoint: { path: `purchaseOrder/${move}`, allow: 'public' },
    changes: [
      {
        target: 'purchaseOrder',
        id: order,
        before: { state: held.state },
        after: {
          state: answer.is,
          answer: answer.is,
          answer_user: answer.name,
          ...(reason ? { reason } : {}),
        },
      },
    ],
    duration: Math.round(performance.now() - began),
  });
  return 'done';
}

import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { PurchaseLimit } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { formatMoney } from '#contract/money.ts';
import type { Permission } from '#contract/permissions.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';

const { errors } = purchaseTexts;
const approving: Permission = 'procure:purchaseOrder:approve';
const sufficient = [approving, everyPermission];

type Judged = { code: string; currency: string; total: number; submit_by: number | null };

/**
 * What the caller may approve: orders that somebody else submitted, up to the highest limit of the caller's roles that
 * approve. Limits are amounts of CNY; orders in other currencies need a role without one. A key may do no more than its
 * author: where no role of that person approves any longer, nothing. Where nobody else works in the company, there is no
 * second person to ask.
 */
export async function checkApprover({ tx, session }: RecordCall<StaffSession>) {
  const { companyId, accountId } = session;
  const { rows } = await sql<{ limit: number | null; is_alone: boolean }>`
    select (select case when count(*) = 0 then 0 when bool_or(l.amount is null) then null else max(l.amount) end
        from account_role ar join role r on r.id = ar.role_id
        left join purchase_limit l on l.company_id = ${companyId} and l.role_id = r.id
        where ar.account_id = ${accountId} and r.permissions && ${sufficient}::text[]) as "limit",
      not exists (select from account a where a.company_id = ${companyId} and a.login_type = 'web' and not a.disabled
        and a.id <> ${accountId}) as is_alone`.execute(tx);
  const { limit, is_alone: isAlone } = rows[0]!;
  return (order: Judged): void => {
    const refuse = (text: keyof typeof errors, params = {}) =>
      new Refusal(errors[text], { code: codes.conflict, params: { code: order.code, ...params } });
    if (order.submit_by === accountId && !isAlone) throw refuse('ownOrder');
    if (limit === null) return;
    if (order.currency !== 'CNY') throw refuse('foreignCurrency');
    if (order.total > limit) throw refuse('overLimit', { limit: formatMoney(limit, 'CNY') });
  };
}

/** The roles that approve, with what they may approve. */
export async function readLimits({
  tx,
  session,
  language,
}: Reader<StaffSession>): Promise<PurchaseLimit[]> {
  const { rows } = await sql<PurchaseLimit>`
    select r.id as role_id, r.name ->> ${language} as role_name, l.amount
    from role r left join purchase_limit l on l.company_id = r.company_id and l.role_id = r.id
    where r.company_id = ${session.companyId} and r.login_type = 'web' and r.permissions && ${sufficient}::text[]
    order by r.id`.execute(tx);
  return rows;
}

type Given = { role_id: number; amount: number | null };

/** Sets the limits of some roles; none: any amount. */
export async function saveLimits(
  call: RecordCall<StaffSession>,
  limits: readonly Given[],
): Promise<void> {
  const { tx, session } = call;
  const { companyId } = session;
  const ids = limits.map(({ role_id: role }) => role);
  const before = await sql<Given & { name: string }>`
    select r.id as role_id, l.amount from role r
    left join purchase_limit l on l.company_id = r.company_id and l.role_id = r.id
    where r.company_id = ${companyId} and r.login_type = 'web' and r.id = any(${ids}::integer[])
    order by r.id for update of r`.execute(tx);
  const known = new Map(before.rows.map((row) => [row.role_id, row.amount]));
  const at = ids.findIndex((id) => !known.has(id));
  if (at >= 0)
    throw new Refusal(errors.noRole, { code: codes.invalid, field: `limits.${at}.role_id` });
  await sql`delete from purchase_limit where company_id = ${companyId} and role_id = any(${ids}::integer[])`.execute(
    tx,
  );
  const kept = [...new Map(limits.map((one) => [one.role_id, one])).values()].filter(
    (one): one is { role_id: number; amount: number } => one.amount !== null,
  );
  await sql`
    insert into purchase_limit (company_id, role_id, amount)
    select ${companyId}::integer, g.role, g.amount
    from unnest(${kept.map((one) => one.role_id)}::integer[], ${kept.map((one) => one.amount)}::bigint[])
      as g (role, amount)`.execute(tx);
  call.changed('purchaseOrder', null, { limits: before.rows }, { limits });
  call.tell(purchaseTexts.limitsSaved);
}

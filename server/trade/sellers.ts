import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import type { Supplied } from './supplier-notices.ts';

/** Shows approved orders to the companies that supply them, as far as the link with them is active. */
export async function showToSellers(
  { tx, session }: RecordCall<StaffSession>,
  orders: readonly { id: number }[],
): Promise<Supplied[]> {
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<Supplied>`
    update purchase_order o set seller_id = p.seller_id
    from supplier s join partnership p on p.id = s.partnership_id and p.state = 'active'
    where o.company_id = ${session.companyId} and o.id = any(${ids}::integer[])
      and s.company_id = o.company_id and s.id = o.supplier_id
    returning o.id, o.code, o.seller_id`.execute(tx);
  return rows;
}

const { errors } = supplierOrderTexts;
type Linked = { company_id: number; seller_id: number | null };

/** What two companies write on one order takes an active link; it cannot be suspended meanwhile. */
export async function checkLinked(
  tx: Tx,
  { company_id: buyer, seller_id: seller }: Linked,
): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select state from partnership where buyer_id = ${buyer} and seller_id = ${seller} for share`.execute(
    tx,
  );
  const state = rows[0]?.state;
  if (state === 'active') return;
  const text = state === 'suspended' ? errors.linkSuspended : errors.linkEnded;
  throw new Refusal(text, { code: codes.conflict });
}

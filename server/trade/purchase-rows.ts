import { sql } from 'kysely';
import type {
  Purchase,
  PurchaseInfo,
  PurchaseLine,
  PurchaseLineInput,
} from '#contract/features/procure/purchase-orders/contract.ts';
import type { Language } from '#contract/language.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';
import { readChanges } from './change-rows.ts';

type Asker = Pick<Reader<StaffSession>, 'tx' | 'session'>;
const iso = (time: Date | null) => time?.toISOString() ?? null;

type Times = 'submit_time' | 'approve_time' | 'confirm_time' | 'close_time';
type Found = Omit<Purchase, Times | 'create_time' | 'update_time'> &
  Record<Times, Date | null> &
  Record<'create_time' | 'update_time', Date>;

/** The list columns of purchase orders. */
export async function readPurchases(
  { tx, session }: Asker,
  ids: readonly number[],
): Promise<Purchase[]> {
  const { rows } = await sql<Found>`
    select o.id, o.company_id, o.code, o.supplier_id, s.name as supplier_name, o.currency, o.tax_rate::float8 as tax_rate,
      o.expected_date, o.state, o.line_count, o.net, o.tax, o.total, o.reason, o.remark,
      coalesce(u.realname, '') as submit_user, o.submit_time, coalesce(a.realname, '') as approve_user, o.approve_time,
      o.confirm_time, o.confirm_user, o.confirm_way, o.seller_id is not null as is_linked, o.seller_code,
      (select x.side from purchase_change x where x.company_id = o.company_id and x.order_id = o.id
        and x.state = 'open') as open_change, o.close_time, o.version, o.create_time, o.update_time
    from purchase_order o join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    left join account u on u.id = o.submit_by
    left join account a on a.id = o.approve_by
    where o.company_id = ${session.companyId} and o.id = any(${[...ids]}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    submit_time: iso(row.submit_time),
    approve_time: iso(row.approve_time),
    confirm_time: iso(row.confirm_time),
    close_time: iso(row.close_time),
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** An order with its lines. */
export async function readPurchase(
  { tx, session, language }: Reader<StaffSession>,
  id: number,
): Promise<PurchaseInfo> {
  const [order] = await readPurchases({ tx, session }, [id]);
  if (!order) throw notFound();
  const lines = await readPurchaseLines(tx, session.companyId, id, language);
  return { ...order, lines, changes: await readChanges(tx, order) };
}

/** The lines of an order, in order. */
export async function readPurchaseLines(
  tx: Tx,
  companyId: number,
  id: number,
  language: Language,
): Promise<PurchaseLine[]> {
  const { rows } = await sql<PurchaseLine>`
    select l.line_no, l.part_id, p.code as part_code, p.name as part_name, trim_scale(l.quantity)::text as quantity, l.unit,
      coalesce(d.name ->> ${language}, l.unit) as unit_name, l.price, l.date, l.confirmed_date,
      trim_scale(l.received)::text as received, l.remark
    from purchase_order_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    left join dict_data d on d.dict_code = 'unit' and d.value = l.unit
    where l.company_id = ${companyId} and l.order_id = ${id} order by l.line_no`.execute(tx);
  return rows;
}

/** What an edit is compared with: the lines as the form shows them, and the tax rate as a number. */
export async function readKeptPurchase(
  { tx, session }: Asker,
  id: number,
): Promise<{ lines: PurchaseLineInput[]; tax_rate: number }> {
  const { rows: lines } = await sql<PurchaseLineInput>`
    select part_id, trim_scale(quantity)::text as quantity, unit, price, date, remark from purchase_order_line
    where company_id = ${session.companyId} and order_id = ${id} order by line_no`.execute(tx);
  const order = await tx
    .selectFrom('purchase_order')
    .select('tax_rate')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { lines, tax_rate: Number(order.tax_rate) };
}

/** The currency and tax rate of the last order to a supplier; for a new one yuan, without tax. */
export async function purchaseTerms({ tx, session }: Asker, supplierId: number) {
  const last = await tx
    .selectFrom('supplier as s')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('purchase_order as o')
          .select(['o.currency', 'o.tax_rate'])
          .whereRef('o.company_id', '=', 's.company_id')
          .whereRef('o.supplier_id', '=', 's.id')
          .orderBy('o.id', 'desc')
          .limit(1)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select(['o.currency', 'o.tax_rate'])
    .where('s.company_id', '=', session.companyId)
    .where('s.id', '=', supplierId)
    .executeTakeFirst();
  if (!last) throw notFound();
  return { currency: last.currency ?? ('CNY' as const), tax_rate: Number(last.tax_rate ?? 0) };
}

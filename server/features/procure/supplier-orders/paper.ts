import { sql } from 'kysely';
import { maskMobile } from '#contract/validation.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { asSystem } from '#server/database/database.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { drawPurchasePaper, type PurchasePaper } from '#server/trade/purchase-paper.ts';
import { readSuppliedOrder } from '#server/trade/supplier-rows.ts';

type Card = PurchasePaper['supplier'] & { supplier_name: string };

async function readPaper(reader: Reader<StaffSession>, id: number): Promise<PurchasePaper> {
  const { tx, session } = reader;
  const order = await readSuppliedOrder(reader, id);
  const { rows } = await asSystem(tx, actorOf(session), () =>
    sql<Card>`
      select s.name as supplier_name, s.address, s.contact, s.mobile from purchase_order o
      join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
      where o.company_id = ${order.buyer_id} and o.id = ${id} and o.seller_id = ${session.companyId}`.execute(
      tx,
    ),
  );
  const { supplier_name, mobile, ...card } = rows[0]!;
  return {
    // Who of the customer approved it is not told.
    order: { ...order, supplier_name, approve_user: '' },
    company: order.buyer_name,
    supplier: { ...card, mobile: maskMobile(mobile) },
  };
}

/** `GET supplierOrder/file`: the document of the customer, as it is now. */
export const suppliedPaper = servePaper<PurchasePaper>({
  read: readPaper,
  name: ({ order: { code }, company }) => ({ code, author: company }),
  draw: (doc, paper, { language }) => drawPurchasePaper(doc, paper, language),
});

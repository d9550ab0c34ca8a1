import { sql } from 'kysely';
import { maskMobile } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { drawPurchasePaper, type PurchasePaper } from '#server/trade/purchase-paper.ts';
import { readPurchase } from '#server/trade/purchase-rows.ts';

type Read = PurchasePaper['supplier'] & { company: string };

async function readPaper(reader: Reader<StaffSession>, id: number): Promise<PurchasePaper> {
  const { tx, session } = reader;
  const order = await readPurchase(reader, id);
  const { rows } = await sql<Read>`
    select o.name as company, s.address, s.contact, s.mobile from company o
    join supplier s on s.company_id = o.company_id and s.id = ${order.supplier_id}
    where o.company_id = ${session.companyId}`.execute(tx);
  const { company, ...supplier } = rows[0]!;
  const isShown = rightTo(session, 'procure:supplier:reveal') === 'ok';
  return {
    order,
    company,
    supplier: { ...supplier, mobile: isShown ? supplier.mobile : maskMobile(supplier.mobile) },
  };
}

/** `GET purchaseOrder/file`: the order as a document, to send to the supplier. */
export const purchasePaper = servePaper<PurchasePaper>({
  read: readPaper,
  name: ({ order: { code }, company }) => ({ code, author: company }),
  draw: (doc, paper, { language }) => drawPurchasePaper(doc, paper, language),
});

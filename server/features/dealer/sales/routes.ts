import { sql } from 'kysely';
import type * as z from 'zod';
import { dealerSaleCalls } from '#contract/features/dealer/sales/contract.ts';
import type {
  ownSaleFilter,
  Sale,
  SaleCode,
  saleCodeFilter,
} from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { ofDocument } from '#server/logistics/document-codes.ts';
import { readSaleCodes, readSales, saleFilters } from '#server/logistics/sale-rows.ts';
import { recordSale, voidSale } from '#server/logistics/sales.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { notFound } from '#server/refusal.ts';

// Row-level security shows a dealer its own sales only.
const list: ListPlan<z.output<typeof ownSaleFilter>, Sale, DealerSession> = {
  table: 'sale_record',
  only: ({ dealerId }) => sql`dealer_id = ${dealerId}`,
  filters: saleFilters,
  rows: (reader, ids) => readSales(reader, ids),
};
const codeList: ListPlan<z.output<typeof saleCodeFilter>, SaleCode, DealerSession> = {
  table: 'sale_code',
  filters: { id: ofDocument('sale_record', 'sale_id'), is_right: equals('is_right') },
  order: () => sql`id`,
  rows: readSaleCodes,
};

/** Whether it is a sale of the dealer that asks. */
async function checkOwn({ tx, session }: Reader<DealerSession>, id: number): Promise<void> {
  await ofDocument('sale_record', 'id')(id, { tx, session } as Reader<DealerSession>);
}

async function readSale(reader: Reader<DealerSession>, id: number): Promise<Sale> {
  await checkOwn(reader, id);
  const [sale] = await readSales(reader, [id]);
  if (!sale) throw notFound();
  return sale;
}

const columns: readonly ExportColumn<Sale>[] = [
  { field: 'code', width: 20 },
  { field: 'sold_at', as: 'time', width: 18 },
  { field: 'store', width: 20 },
  { field: 'buyer_name', width: 12 },
  { field: 'buyer_phone', width: 14 },
  { field: 'price', as: 'money' },
  { field: 'units' },
  { field: 'state', show: (state, language) => saleTexts.states[state][language] },
];

const { index, info, export: exported } = dealerSaleCalls;

export const dealerSaleEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: saleTexts, list, readInfo: readSale, export: columns },
  ),
  serve(dealerSaleCalls.add, async (call) => {
    const id = await asCompany(call, (staff) =>
      recordSale(staff, call.session.dealerId, call.input),
    );
    return readSale(call, id);
  }),
  serveReveal(dealerSaleCalls.reveal, 'saleRecord', async (call) => {
    await checkOwn(call, call.input.id);
    const [sale] = await readSales(call, [call.input.id], (phone) => phone);
    return sale?.buyer_phone ?? null;
  }),
  serve(dealerSaleCalls.codes, (call) => listPage(codeList, call, call.input)),
  serve(dealerSaleCalls.void, async (call) => {
    const { id, reason } = call.input;
    await checkOwn(call, id);
    await asCompany(call, (staff) => voidSale(staff, id, reason));
    return null;
  }),
];

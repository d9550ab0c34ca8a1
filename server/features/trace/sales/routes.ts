import { sql } from 'kysely';
import type * as z from 'zod';
import { codes as answers } from '#contract/envelope.ts';
import {
  saleCalls,
  type Sale,
  type saleCodeFilter,
  type SaleCode,
  type companySaleInput,
  type saleFilter,
} from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { ofDocument } from '#server/logistics/document-codes.ts';
import { readSaleCodes, readSales, saleFilters } from '#server/logistics/sale-rows.ts';
import { recordSale, voidSale } from '#server/logistics/sales.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals } from '#server/records/filters.ts';
import { serveImport } from '#server/records/import.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { saleColumns, saleImport } from './spreadsheet.ts';

const list: ListPlan<z.output<typeof saleFilter>, Sale, StaffSession> = {
  table: 'sale_record',
  filters: {
    ...saleFilters,
    dealer_id: equals('dealer_id'),
    by_dealer: (is) => (is ? sql`dealer_id is not null` : sql`dealer_id is null`),
    part_id: (
      part,
    ) => sql`exists (select from sale_code c where c.company_id = sale_record.company_id
      and c.sale_id = sale_record.id and c.part_id = ${part})`,
  },
  rows: (reader, ids) => readSales(reader, ids),
};
const codeList: ListPlan<z.output<typeof saleCodeFilter>, SaleCode, StaffSession> = {
  table: 'sale_code',
  filters: { id: ofDocument('sale_record', 'sale_id'), is_right: equals('is_right') },
  order: () => sql`id`,
  rows: readSaleCodes,
};

async function readSale(reader: Reader<StaffSession>, id: number): Promise<Sale> {
  const [sale] = await readSales(reader, [id]);
  if (!sale) throw notFound();
  return sale;
}

/** Of the company itself, or of one of its dealers. */
async function sell(
  call: RecordCall<StaffSession>,
  { dealer_id: seller, ...input }: z.output<typeof companySaleInput>,
): Promise<number> {
  const { tx, session } = call;
  if (seller !== null) {
    const dealer = await tx
      .selectFrom('dealer')
      .select('dealer_id')
      .where('company_id', '=', session.companyId)
      .where('dealer_id', '=', seller)
      .executeTakeFirst();
    if (!dealer)
      throw new Refusal(saleTexts.errors.noDealer, { code: answers.invalid, field: 'dealer_id' });
  }
  return recordSale(call, seller, input);
}

const { index, info, export: exported, add, import: taking, importTemplate } = saleCalls;

export const saleEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: saleTexts, list, readInfo: readSale, export: saleColumns },
  ),
  serve(add, async (call) => readSale(call, await sell(call, call.input))),
  serveReveal(saleCalls.reveal, 'saleRecord', async (call) => {
    const [sale] = await readSales(call, [call.input.id], (phone) => phone);
    return sale?.buyer_phone ?? null;
  }),
  serve(saleCalls.codes, (call) => listPage(codeList, call, call.input)),
  serve(saleCalls.void, async (call) => {
    await voidSale(call, call.input.id, call.input.reason);
    return null;
  }),
  ...serveImport(taking, importTemplate, {
    texts: saleTexts,
    table: { name: 'sale_record', fields: saleTexts.fields },
    input: add.input!,
    columns: saleImport,
    add: sell as never,
  }),
];

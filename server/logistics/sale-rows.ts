import { sql } from 'kysely';
import { say } from '#contract/text.ts';
import type { Sale, SaleCode } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { bareMobile, maskMobile, mobile } from '#contract/validation.ts';
import type { CompanySession } from '../access/sessions.ts';
import { mentions, oneOf, within } from '../records/filters.ts';
import type { Condition, Reader } from '../records/list-plan.ts';
import { asCompany } from './as-company.ts';
import { readDocumentCodes } from './document-codes.ts';

type Row = Omit<Sale, 'buyer_name' | 'buyer_phone' | 'sold_at' | 'create_time'> & {
  buyer_name_sealed: Buffer | null;
  buyer_phone_sealed: Buffer | null;
  sold_at: Date;
  create_time: Date;
};

/** Sales as a list shows them, with the buyer's number masked. */
export async function readSales(
  reader: Reader<CompanySession>,
  ids: readonly number[],
  showPhone: (phone: string) => string = maskMobile,
): Promise<Sale[]> {
  const { app, tx, session, language } = reader;
  const { rows } = await asCompany(reader, () =>
    sql<Row>`
      select s.id, s.company_id, s.code, s.dealer_id, coalesce(d.name, '') as seller_name, s.sold_at, s.buyer_name_sealed,
        s.buyer_phone_sealed, s.price, s.store, s.units, s.wrong, s.is_activated, s.state, s.reason, coalesce(a.realname, '') as create_user,
        s.version, s.create_time
      from sale_record s
      left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
      left join account a on a.company_id = s.company_id and a.id = s.create_by
      where s.company_id = ${session.companyId} and s.id = any(${[...ids]})`.execute(tx),
  );
  const open = (as: 'name' | 'mobile', company: number, sealed: Buffer | null) =>
    sealed ? app.secrets.open(`sale_record.${as}`, company, sealed) : '';
  return rows.map(({ buyer_name_sealed: name, buyer_phone_sealed: phone, ...row }) => ({
    ...row,
    seller_name: row.dealer_id === null ? say(saleTexts.company, language) : row.seller_name,
    buyer_name: open('name', row.company_id, name),
    buyer_phone: showPhone(open('mobile', row.company_id, phone)),
    sold_at: row.sold_at.toISOString(),
    create_time: row.create_time.toISOString(),
  }));
}

/** A part of its number or store; a whole mobile number matches by itself. */
function findByWords(words: string, reader: Reader): Condition {
  if (mobile.safeParse(words).success)
    return sql`buyer_phone_index = ${reader.app.secrets.index('mobile', bareMobile(words))}`;
  return mentions()(words, reader);
}

export const saleFilters = {
  keyword: findByWords,
  state: oneOf('state'),
  sold_at: within('sold_at'),
  create_time: within('create_time'),
};

/** What was sold, and who held it then. */
export async function readSaleCodes(
  reader: Reader<CompanySession>,
  ids: readonly number[],
): Promise<SaleCode[]> {
  type More = { is_right: boolean; dealer_name: string | null; customer_name: string | null };
  // A dealer is not told who else holds something.
  const names =
    reader.session.type === 'dealer'
      ? sql`case when c.dealer_id = ${reader.session.dealerId} then (select d.name from dealer d
          where d.company_id = c.company_id and d.dealer_id = c.dealer_id) else '' end as dealer_name, null as customer_name`
      : sql`(select d.name from dealer d where d.company_id = c.company_id and d.dealer_id = c.dealer_id) as dealer_name,
          (select k.name from customer k where k.company_id = c.company_id and k.id = c.customer_id) as customer_name`;
  const rows = await readDocumentCodes<More>(reader, 'sale_code', ids, sql`c.is_right, ${names}`);
  return rows.map(
    ({ dealer_name: dealer, customer_name: customer, identifier_state: _state, ...row }) => ({
      ...row,
      holder_name: customer ?? dealer ?? say(saleTexts.company, reader.language),
    }),
  );
}

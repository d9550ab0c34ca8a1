import { sql } from 'kysely';
import { say } from '#contract/text.ts';
import {
  returnCodeStates,
  type GoodsReturn,
  type ReturnCode,
  type ReturnCodeState,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import type { CompanySession } from '../access/sessions.ts';
import { mentions, oneOf, within } from '../records/filters.ts';
import type { Reader } from '../records/list-plan.ts';
import { asCompany } from './as-company.ts';
import { ofDocument, readDocumentCodes } from './document-codes.ts';

type Row = Omit<GoodsReturn, 'from_name' | 'to_name' | 'receive_time' | 'create_time'> & {
  dealer_name: string | null;
  customer_name: string | null;
  taker_name: string | null;
  company_name: string;
  receive_time: Date | null;
  create_time: Date;
};

/** Returns as a list shows them. */
export async function readReturns(
  reader: Reader<CompanySession>,
  ids: readonly number[],
): Promise<GoodsReturn[]> {
  const { tx, session, language } = reader;
  const { rows } = await asCompany(reader, () =>
    sql<Row>`
      select r.id, r.company_id, r.code, r.source as "from", r.dealer_id, r.customer_id, r.to_dealer_id, r.reason,
        r.condition, r.state, r.units, r.restocked, r.scrapped, r.receive_time, r.remark, r.version, r.create_time,
        d.name as dealer_name, k.name as customer_name, o.name as taker_name, c.name as company_name
      from goods_return r
      join company c using (company_id)
      left join dealer d on d.company_id = r.company_id and d.dealer_id = r.dealer_id
      left join customer k on k.company_id = r.company_id and k.id = r.customer_id
      left join dealer o on o.company_id = r.company_id and o.dealer_id = r.to_dealer_id
      where r.company_id = ${session.companyId} and r.id = any(${[...ids]})`.execute(tx),
  );
  const { sources, company } = returnTexts;
  return rows.map(
    ({
      dealer_name: dealer,
      customer_name: customer,
      taker_name: taker,
      company_name: name,
      ...row
    }) => ({
      ...row,
      from_name: dealer ?? customer ?? say(sources[row.from], language),
      // To a dealer, "the company" might be its own.
      to_name: taker ?? (session.type === 'dealer' ? name : say(company, language)),
      receive_time: row.receive_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
    }),
  );
}

export const returnFilters = {
  keyword: mentions(),
  state: oneOf('state'),
  receive_time: within('receive_time'),
  create_time: within('create_time'),
};

export const returnCodeFilters = {
  id: ofDocument('goods_return', 'return_id'),
  state: (states: readonly ReturnCodeState[]) =>
    oneOf('state')(states.map((state) => returnCodeStates.indexOf(state))),
};

export async function readReturnCodes(
  reader: Reader<CompanySession>,
  ids: readonly number[],
): Promise<ReturnCode[]> {
  const rows = await readDocumentCodes<{ state: number }>(
    reader,
    'goods_return_code',
    ids,
    sql`c.state`,
  );
  return rows.map((row) => ({ ...row, state: returnCodeStates[row.state]! }));
}

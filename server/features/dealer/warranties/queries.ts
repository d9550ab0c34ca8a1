import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  DealerWarranty,
  dealerWarrantyFilter,
} from '#contract/features/dealer/warranties/contract.ts';
import { bareMobile, maskMobile, mobile } from '#contract/validation.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { inStates, stateOfW } from '#server/logistics/warranty-state.ts';
import { within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

/** A code as a scanner reads it; a whole phone number matches by itself. */
async function findByWords(words: string, reader: Reader<DealerSession>): Promise<Condition> {
  const { app, tx, session } = reader;
  if (mobile.safeParse(words).success)
    return sql`mobile_index = ${app.secrets.index('mobile', bareMobile(words))}`;
  const found = await asCompany(reader, () => findNumbers(app, tx, session.companyId, [words]));
  return sql`seq = ${found.get(words) ?? 0}`;
}

type Row = {
  id: number;
  own_code: string | null;
  part_name: string;
  name_sealed: Buffer;
  mobile_sealed: Buffer;
  active_time: Date;
  start_time: Date;
  expire_time: Date;
  state: DealerWarranty['state'];
};

async function readRows(reader: Reader<DealerSession>, ids: number[]): Promise<DealerWarranty[]> {
  const { app, tx, session } = reader;
  return asCompany(reader, async () => {
    const { rows } = await sql<Row>`
      select w.seq as id, i.code as own_code, coalesce(p.name, '') as part_name, w.name_sealed, w.mobile_sealed,
        w.active_time, w.start_time, w.expire_time, ${stateOfW} as state
      from warranty w
      join identifier i on i.company_id = w.company_id and i.seq = w.seq
      left join part p on p.company_id = i.company_id and p.id = i.part_id
      where w.company_id = ${session.companyId} and w.dealer_id = ${session.dealerId}
        and w.seq = any(${ids}::bigint[])`.execute(tx);
    const codes = await codeTexts(
      app,
      tx,
      session.companyId,
      rows.map(({ id: seq, own_code: code }) => ({ seq, code })),
    );
    return rows.map((row) => ({
      id: row.id,
      code: codes.get(row.id) ?? '',
      part_name: row.part_name,
      name: app.secrets.open('warranty.name', session.companyId, row.name_sealed),
      phone: maskMobile(app.secrets.open('warranty.mobile', session.companyId, row.mobile_sealed)),
      active_time: row.active_time.toISOString(),
      start_time: row.start_time.toISOString(),
      expire_time: row.expire_time.toISOString(),
      state: row.state,
    }));
  });
}

/** The warranties that this dealer registered; row-level security hides all others. */
export const dealerWarrantyList: ListPlan<
  z.output<typeof dealerWarrantyFilter>,
  DealerWarranty,
  DealerSession
> = {
  table: 'warranty',
  key: 'seq',
  only: ({ dealerId }) => sql`dealer_id = ${dealerId}`,
  filters: {
    keyword: findByWords,
    state: inStates,
    active_time: within('active_time'),
  },
  order: () => sql`active_time desc, seq desc`,
  rows: readRows,
};

export async function readWarranty(
  reader: Reader<DealerSession>,
  id: number,
): Promise<DealerWarranty> {
  const [found] = await inOrder(dealerWarrantyList, reader, [id]);
  if (!found) throw notFound();
  return found;
}

import { sql } from 'kysely';
import { holderTexts, type HolderKind } from '#contract/codes/holders.ts';
import { identifierStates } from '#contract/codes/states.ts';
import { say } from '#contract/text.ts';
import { maskMobile } from '#contract/validation.ts';
import type { CompanySession } from '../access/sessions.ts';
import { holderKind, isOnTheWay } from '../identifiers/holders.ts';
import type { Condition, Reader } from '../records/list-plan.ts';

const { commissioned, packed, shipped, received, sold, activated, frozen, recalled, returned } =
  identifierStates;
/** The states of products that are somewhere: not those never bound, scrapped, voided or destroyed. */
export const existing = [
  commissioned,
  packed,
  shipped,
  received,
  sold,
  activated,
  frozen,
  recalled,
  returned,
];

/** Single products `i` that are somewhere. */
export const isProduct = sql`i.level = 0 and i.state = any(${existing}::smallint[])`;

type Held = {
  kind: HolderKind;
  /** The dealer or customer; of consumers the dealer that sold. */
  id: number | null;
  name: string;
  phone: string;
  units: number;
  on_way: number;
};

/** Who holds these products `i`, and how many of them. */
export async function countHolders(
  { tx, session, language }: Pick<Reader<CompanySession>, 'tx' | 'session' | 'language'>,
  which: Condition,
): Promise<{ total: number; on_way: number; holders: Held[] }> {
  const { companyId } = session;
  const { rows } = await sql<Held>`
    select h.kind, coalesce(h.dealer_id, h.customer_id) as id, coalesce(d.name, k.name, '') as name,
      coalesce(d.mobile, k.mobile, '') as phone, h.units, h.on_way
    from (
      select ${holderKind} as kind, i.dealer_id, case when i.dealer_id is null then i.customer_id end as customer_id,
        count(*) as units, count(*) filter (where ${isOnTheWay}) as on_way
      from identifier i where i.company_id = ${companyId} and ${which} and ${isProduct} group by 1, 2, 3) as h
    left join dealer d on d.company_id = ${companyId} and d.dealer_id = h.dealer_id
    left join customer k on k.company_id = ${companyId} and k.id = h.customer_id
    order by array_position(array['company', 'dealer', 'customer', 'consumer'], h.kind), h.units desc, 2`.execute(
    tx,
  );
  const sum = (pick: (row: Held) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return {
    total: sum(({ units }) => units),
    on_way: sum(({ on_way: n }) => n),
    holders: rows.map((row) => ({
      ...row,
      phone: maskMobile(row.phone),
      name: row.name || say(holderTexts[row.kind], language),
    })),
  };
}

import { sql } from 'kysely';
import type { ReturnCheck } from '#contract/features/trace/returns/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { countByPart, readGoods, type Item } from '#server/logistics/goods.ts';
import type { Reader } from '#server/records/list-plan.ts';

const isSold = ({ state }: Item) => state === 'sold' || state === 'activated';

/** Who holds what was scanned: that is who brings it back. The first of them tells. */
export async function proposeReturn(
  reader: Reader<StaffSession>,
  codes: readonly string[],
): Promise<ReturnCheck> {
  const { tx, session } = reader;
  const { units, items } = await readGoods(reader, codes);
  const first = units.find(({ root }) => root === items[0]!.root) ?? units[0] ?? items[0]!;
  const isOfDealer = !isSold(first) && first.dealer_id !== null;
  const isOfCustomer = !isSold(first) && first.customer_id !== null;
  const dealer = isOfDealer ? first.dealer_id : null;
  const customer = isOfCustomer && !isOfDealer ? first.customer_id : null;
  const counts = countByPart(units);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from part where company_id = ${session.companyId} and id = any(${[...counts.keys()]}::int[])
    order by name`.execute(tx);
  const { rows: named } = await sql<{ name: string }>`
    select name from dealer where company_id = ${session.companyId} and dealer_id = ${dealer}
    union all select name from customer where company_id = ${session.companyId} and id = ${customer}`.execute(
    tx,
  );
  return {
    from: dealer !== null ? 'dealer' : customer !== null ? 'customer' : 'consumer',
    dealer_id: dealer,
    customer_id: customer,
    from_name: named[0]?.name ?? '',
    units: units.length,
    parts: rows.map(({ id, name }) => ({ part_name: name, units: counts.get(id)! })),
  };
}

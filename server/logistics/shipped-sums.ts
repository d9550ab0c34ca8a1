import { sql } from 'kysely';
import type { StaffSession } from '../access/sessions.ts';
import type { Condition, Reader } from '../records/list-plan.ts';
import { receiversIn } from './shipped-lines.ts';

type Asked = {
  days: readonly string[];
  kind: readonly string[];
  from: 'company' | 'dealer';
  part_id?: number | undefined;
  dealer_id?: number | undefined;
  customer_id?: number | undefined;
  province?: number | undefined;
};

/** Units that left, by day, from the sums that know as much as is asked for and no more. */
export async function shippedSums(
  reader: Reader<StaffSession>,
  asked: Asked,
  told: { part: boolean; receiver: boolean },
): Promise<Condition> {
  const { part_id: part, dealer_id: dealer, customer_id: customer, province } = asked;
  const conditions = [
    sql`company_id = ${reader.session.companyId} and over = ${sql.lit((told.receiver ? 0 : 2) + (told.part ? 0 : 1))}`,
    sql`day between ${asked.days[0]}::date and ${asked.days[1]}::date`,
    sql`kind = any(${[...asked.kind]}::text[]) and is_own = ${asked.from === 'company'}`,
    ...(part === undefined ? [] : [sql`part_id = ${part}`]),
    ...(dealer === undefined ? [] : [sql`dealer_id = ${dealer}`]),
    ...(customer === undefined ? [] : [sql`customer_id = ${customer}`]),
    ...(province === undefined ? [] : [await receiversIn(reader, province)]),
  ];
  return sql`select day, part_id, nullif(dealer_id, 0) as dealer_id, nullif(customer_id, 0) as customer_id, shipments,
      shipped, received, returned, missing
    from shipment_sum where ${sql.join(conditions, sql` and `)}`;
}

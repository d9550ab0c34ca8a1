import { sql } from 'kysely';
import type { shippedFilters } from '#contract/features/query/shipping-details/contract.ts';
import type { senders } from '#contract/features/trace/shipments/contract.ts';
import type * as z from 'zod';
import type { StaffSession } from '../access/sessions.ts';
import { findDivision, type City } from '../places.ts';
import { equals, mentions, within } from '../records/filters.ts';
import type { Condition, Reader } from '../records/list-plan.ts';

type Asked = { [F in keyof typeof shippedFilters]: z.output<(typeof shippedFilters)[F]> };
type Filters = {
  [F in keyof Asked]-?: (
    value: NonNullable<Asked[F]>,
    reader: Reader<StaffSession>,
  ) => Condition | Promise<Condition>;
};

/** Lines whose shipment is so. */
export const inShipment = (
  { session }: Pick<Reader<StaffSession>, 'session'>,
  condition: Condition,
): Condition =>
  sql`shipment_id in (select id from shipment where company_id = ${session.companyId} and ${condition})`;

/** The conditions on lines of shipments (`shipment_line`) that lists and figures of what was shipped share. */
export const shippedLines: Filters = {
  keyword: (words, reader) => {
    const named = mentions()(words, reader);
    return sql`(${inShipment(reader, named)} or part_id = any (array(
      select id from part where company_id = ${reader.session.companyId} and ${named})))`;
  },
  days: within('ship_time'),
  part_id: equals('part_id'),
  dealer_id: (id, reader) => inShipment(reader, sql`dealer_id = ${id}`),
  customer_id: (id, reader) => inShipment(reader, sql`customer_id = ${id}`),
  kind: (kinds, reader) => inShipment(reader, sql`kind = any(${kinds})`),
  from: (sender: (typeof senders)[number], reader) =>
    inShipment(
      reader,
      sender === 'company' ? sql`from_dealer_id is null` : sql`from_dealer_id is not null`,
    ),
  province: async (province, reader) => inShipment(reader, await receiversIn(reader, province)),
};

/** Receivers whose addresses begin with a province; 0: unknown, as of transfers, which have none. */
export async function receiversIn(
  { tx, session }: Reader<StaffSession>,
  province: number,
): Promise<Condition> {
  const { rows } = await sql<Receiver>`
    select 'dealer' as kind, dealer_id as id, address from dealer where company_id = ${session.companyId}
    union all select 'customer', id, address from customer where company_id = ${session.companyId}`.execute(
    tx,
  );
  const cities = await readCities(tx);
  const here = rows.filter((row) => regionOf(row.address, cities) === province);
  const ids = (kind: Receiver['kind']) => here.flatMap((row) => (row.kind === kind ? row.id : []));
  return sql`(dealer_id = any(${ids('dealer')}::int[]) or customer_id = any(${ids('customer')}::int[])
    ${province === 0 ? sql`or kind = 'transfer'` : sql``})`;
}

type Receiver = { kind: 'dealer' | 'customer'; id: number; address: string };

export const readCities = async (tx: Reader['tx']): Promise<City[]> =>
  (await sql<City>`select code, name, name_en, name_tw from city where level = 2`.execute(tx)).rows;

/** The province of an address; 0: unknown. */
export const regionOf = (address: string, cities: readonly City[]): number =>
  address === '' ? 0 : (findDivision(address, cities)?.province ?? 0);

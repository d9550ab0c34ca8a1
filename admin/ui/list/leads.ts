import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { valueOf } from './row-values.ts';
import type { Column } from './types.ts';

/** The lists whose records are named in other lists, by path: their features would load with every list. */
export const recordLists = {
  parts: '/product/part',
  batches: '/trace/batch',
  packs: '/identity/pack',
  dealers: '/appCenter/dealer',
  suppliers: '/procure/supplier',
  customers: '/orderGoods/customer',
} as const;

/** The story of a serial number or a code. */
export const storyPath = (code: string) => `/trace/query?text=${encodeURIComponent(code)}`;

const dealer = { list: recordLists.dealers, id: 'dealer_id' };
const part = { list: recordLists.parts, id: 'part_id' };
const customer = { list: recordLists.customers, id: 'customer_id' };
/** Fields that name a record whose id is in the same row; of a buyer the one who is given. */
const usual: Readonly<Record<string, readonly { list: string; id: string }[]>> = {
  part_name: [part],
  part_code: [part],
  batch_code: [{ list: recordLists.batches, id: 'batch_id' }],
  pack_code: [{ list: recordLists.packs, id: 'pack_id' }],
  supplier_name: [{ list: recordLists.suppliers, id: 'supplier_id' }],
  dealer_name: [dealer],
  seller_name: [dealer],
  customer_name: [customer],
  buyer_name: [dealer, customer],
};

/** The dealer or the customer, whichever is given. */
export const leadsToParty = (row: {
  dealer_id?: number | null;
  customer_id?: number | null;
}): string | undefined =>
  row.dealer_id
    ? recordPath(recordLists.dealers, row.dealer_id)
    : row.customer_id
      ? recordPath(recordLists.customers, row.customer_id)
      : undefined;

/** The page of the record that a cell names: as its column says, or else by its field. */
export function placeOf<Row extends object>(
  row: Row,
  { field, leads, render }: Column<Row>,
): string | undefined {
  if (valueOf(row, field) === '') return undefined;
  if (typeof leads === 'function') return leads(row);
  if (field === 'serial_number' && !render && Number(valueOf(row, 'identifier_id')) > 0)
    return storyPath(String(valueOf(row, field)));
  // What a page draws itself may hold buttons and links.
  const ways = leads ? [leads] : render ? [] : (usual[field] ?? []);
  for (const { list, id } of ways) {
    const value = valueOf(row, id);
    if (typeof value === 'number' && value > 0) return recordPath(list, value);
  }
  return undefined;
}

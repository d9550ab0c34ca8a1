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

const dealer = { list: recordLists.dealers, id: 'dealer_id' };
const customer = { list: recordLists.customers, id: 'customer_id' };
/** Fields that name a record whose id is in the same row; of a buyer the one who is given. */
const usual: Readonly<Record<string, readonly { list: string; id: string }[]>> = {
  part_name: [{ list: recordLists.parts, id: 'part_id' }],
  batch_code: [{ list: recordLists.batches, id: 'batch_id' }],
  pack_code: [{ list: recordLists.packs, id: 'pack_id' }],
  supplier_name: [{ list: recordLists.suppliers, id: 'supplier_id' }],
  dealer_name: [dealer],
  seller_name: [dealer],
  customer_name: [customer],
  buyer_name: [dealer, customer],
};

/** The page of the record that a cell names: as its column says, or else by its field. */
export function placeOf<Row extends object>(
  row: Row,
  { field, leads, render }: Column<Row>,
): string | undefined {
  // What a page draws itself may hold buttons and links.
  const ways = leads ? [leads] : render ? [] : (usual[field] ?? []);
  if (valueOf(row, field) === '') return undefined;
  for (const { list, id } of ways) {
    const value = valueOf(row, id);
    if (typeof value === 'number' && value > 0) return recordPath(list, value);
  }
  return undefined;
}

import type { GatheredItem } from '#contract/features/scan/gathered/contract.ts';

/** An item with the server's time of it and the numbers of its codes. */
export type Timed = { item: GatheredItem; at: Date; numbers: number[] };
/** Items that one command carries out together; it happened when the last of them was scanned. */
export type Group = { action: GatheredItem['action']; items: Timed[]; at: Date };

/** Items with the same key belong together; a sale or return with details of its own stands alone. */
const keys: Record<GatheredItem['action'], (item: GatheredItem) => string | number | null> = {
  receive: () => '',
  pack: ({ parent }) => parent,
  pick: ({ shipment_id: shipment }) => shipment,
  count: ({ count_id: count }) => count,
  sell: ({ sale, client_id: id }) => (sale ? id : ''),
  return: ({ returned, client_id: id }) => (returned ? id : ''),
};
const keyOf = ({ item }: Timed): string => `${item.action} ${keys[item.action](item)}`;

/** In the order in which they were scanned; those that follow each other with the same key are one group. */
export function groupsOf(items: readonly Timed[]): Group[] {
  const groups: Group[] = [];
  let last = '';
  for (const one of items.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = keyOf(one);
    const group = groups.at(-1);
    if (group && key === last) {
      group.items.push(one);
      group.at = one.at;
    } else groups.push({ action: one.item.action, items: [one], at: one.at });
    last = key;
  }
  return groups;
}

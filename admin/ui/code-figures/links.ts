import type { Analysis } from '#contract/features/dashboard/analysis/contract.ts';
import type { ShownMetric } from '#contract/features/dashboard/analysis/sources.ts';

/** What the figures are narrowed to, as filters in the address. */
export type Narrowed = {
  part_id?: string | undefined;
  province?: string | undefined;
  dealer_id?: string | undefined;
};
type List = {
  path: string;
  /** Its filter by day. */
  days: string;
  /** Its filters of the same name. */
  takes: readonly (keyof Narrowed)[];
  also?: Readonly<Record<string, string>>;
};

const lists: Record<ShownMetric, List | null> = {
  generated: { path: '/identity/pack', days: 'create_time', takes: ['part_id'] },
  printed: { path: '/trace/print', days: 'create_time', takes: ['part_id'] },
  bound: {
    path: '/trace/binding',
    days: 'event_time',
    takes: ['part_id'],
    also: { kind: 'bind' },
  },
  packed: {
    path: '/trace/binding',
    days: 'update_time',
    takes: ['part_id'],
    also: { tab: 'packing' },
  },
  shipped: { path: '/trace/shipment', days: 'ship_time', takes: ['part_id', 'dealer_id'] },
  sold: { path: '/trace/sale', days: 'sold_at', takes: ['part_id', 'dealer_id'] },
  // Listed on the page itself; those of a dealer's goods are counted by place only.
  scanned: null,
  activated: { path: '/sale/warranty', days: 'active_time', takes: ['part_id'] },
};
const heatmap: List = { path: '/sale/heatmap', days: 'days', takes: ['dealer_id', 'province'] };

/** The list behind a figure, with the same days and filters; null: there is none of its own. */
export function listBehind(
  metric: ShownMetric,
  { first_day: first, last_day: last }: Pick<Analysis, 'first_day' | 'last_day'>,
  narrowed: Narrowed,
): string | null {
  const list = metric === 'scanned' && narrowed.dealer_id ? heatmap : lists[metric];
  if (!list) return null;
  const params = new URLSearchParams(list.also);
  for (const name of list.takes) if (narrowed[name]) params.set(name, narrowed[name]);
  for (const day of [first, last]) params.append(`${list.days}[]`, day);
  return `${list.path}?${params.toString()}`;
}

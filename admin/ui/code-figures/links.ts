import type { Metric } from '#contract/features/query/code-analysis/kinds.ts';

/** What the figures are narrowed to, as filters in the address. */
export type Narrowed = {
  part_id?: string | undefined;
  batch_id?: string | undefined;
  province?: string | undefined;
  dealer_id?: string | undefined;
};
type Period = { first_day: string; last_day: string };
type List = {
  path: string;
  /** Its filter by day. */
  days: string;
  /** Its filters of the same name. */
  takes: readonly (keyof Narrowed)[];
  also?: Readonly<Record<string, string>>;
};

const scans: List = { path: '/dashboard/analysis', days: 'days', takes: ['part_id', 'province'] };
const lists: Record<Metric, List | null> = {
  generated: { path: '/identity/pack', days: 'create_time', takes: ['part_id', 'batch_id'] },
  // Printed by jobs and by print shops alike: no list has both.
  printed: null,
  bound: {
    path: '/trace/binding',
    days: 'event_time',
    takes: ['part_id', 'batch_id'],
    also: { kind: 'bind' },
  },
  packed: {
    path: '/trace/binding',
    days: 'update_time',
    takes: ['part_id'],
    also: { tab: 'packing' },
  },
  shipped: { path: '/trace/shipment', days: 'ship_time', takes: ['dealer_id'] },
  sold: { path: '/trace/sale', days: 'sold_at', takes: ['part_id', 'dealer_id'] },
  // Opened beside the analysis; those of a dealer's goods are counted by place only.
  scanned: { ...scans, also: { behind: 'scanned' } },
  verified: { ...scans, also: { behind: 'verified' } },
  activated: { path: '/sale/warranty', days: 'active_time', takes: ['part_id'] },
};
const heatmap: List = { path: '/sale/heatmap', days: 'days', takes: ['dealer_id', 'province'] };

/** Of one part line by line: a shipment may have lines of others. */
const shippedLines: List = {
  path: '/query/shippingDetail',
  days: 'days',
  takes: ['part_id', 'dealer_id'],
};

function listOf(metric: Metric, { dealer_id: dealer, part_id: part }: Narrowed): List | null {
  if (metric === 'scanned' && dealer) return heatmap;
  return metric === 'shipped' && part ? shippedLines : lists[metric];
}

/** The list behind a figure, with the same days and filters; null: there is none that could be narrowed like it. */
export function listBehind(
  metric: Metric,
  { first_day: first, last_day: last }: Period,
  narrowed: Narrowed,
): string | null {
  const list = listOf(metric, narrowed);
  if (!list) return null;
  const params = new URLSearchParams(list.also);
  for (const [name, value] of Object.entries(narrowed)) {
    if (value === undefined) continue;
    if (!list.takes.includes(name as keyof Narrowed)) return null;
    params.set(name, value);
  }
  for (const day of [first, last]) params.append(`${list.days}[]`, day);
  return `${list.path}?${params.toString()}`;
}

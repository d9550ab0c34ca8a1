import type { Metric } from '#contract/features/query/code-analysis/kinds.ts';

/** What counts can be narrowed to and grouped by. */
export const dimensions = ['part', 'province', 'dealer'] as const;
export type Dimension = (typeof dimensions)[number];

/** The figures of the dashboard; first checks are told with the code analysis. */
export const shownMetrics = [
  'generated',
  'printed',
  'bound',
  'packed',
  'shipped',
  'sold',
  'scanned',
  'activated',
] as const satisfies readonly Metric[];
export type ShownMetric = (typeof shownMetrics)[number];

/** Tables of running counts. */
export const sources = ['code_tally', 'dealer_tally', 'scan_flow'] as const;
export type Source = (typeof sources)[number];

/**
 * Which running counts know a figure by all of these; null: none of them does. What a company does itself happens in no
 * province, and scans of a dealer's goods are counted by place, not by part.
 */
export function sourceOf(metric: ShownMetric, by: ReadonlySet<Dimension>): Source | null {
  if (!by.has('dealer'))
    return by.has('province') && metric !== 'scanned' && metric !== 'activated'
      ? null
      : 'code_tally';
  if (metric === 'shipped' || metric === 'sold') return by.has('province') ? null : 'dealer_tally';
  return metric === 'scanned' && !by.has('part') ? 'scan_flow' : null;
}

type Narrowed = { part_id?: unknown; province?: unknown; dealer_id?: unknown };
/** By what a question is narrowed. */
export const narrowedBy = ({ part_id, province, dealer_id }: Narrowed): ReadonlySet<Dimension> =>
  new Set<Dimension>([
    ...(part_id === undefined ? [] : (['part'] as const)),
    ...(province === undefined ? [] : (['province'] as const)),
    ...(dealer_id === undefined ? [] : (['dealer'] as const)),
  ]);

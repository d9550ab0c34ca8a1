import type { HeatmapRow } from '#contract/features/sale/heatmap/contract.ts';
import { findProvince, isSameCity, provinceOf } from '#contract/places.ts';

/** What a map counts: scans outside the territories of their dealers, or all scans. */
export const measures = ['outside', 'total'] as const;
export type Measure = (typeof measures)[number];

/** The row behind an area of the map; a city that is a province fills all of its districts. */
export function rowOf(
  area: string,
  rows: readonly HeatmapRow[],
  province: number | null,
): HeatmapRow | undefined {
  if (province === null) {
    const code = findProvince(area)?.code;
    return rows.find(({ key }) => key === code);
  }
  if (province === 0) return rows.find(({ key }) => key === area);
  const own = provinceOf(province)!.name.zh_CN;
  return (
    rows.find(({ key }) => key !== '' && isSameCity(area, String(key))) ??
    rows.find(({ key }) => key !== '' && isSameCity(own, String(key)))
  );
}

const mostSteps = 5;

/** The upper ends of the colours' ranges: rising, the last one is the largest value. */
export function stepsOf(values: readonly number[]): number[] {
  const most = Math.max(0, ...values);
  if (most === 0) return [];
  // A few large places would leave all others in the palest colour, so ranges grow.
  const ends = Array.from({ length: mostSteps }, (_, at) =>
    Math.ceil(most ** ((at + 1) / mostSteps)),
  );
  return [...new Set(ends.map((end) => Math.min(end, most)))];
}

/** Which step a value belongs to; -1: none. */
export const stepOf = (value: number, steps: readonly number[]): number =>
  value <= 0 ? -1 : steps.findIndex((end) => value <= end);

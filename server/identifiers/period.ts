import { usualDays } from '#contract/features/dashboard/analysis/contract.ts';
import { dayOf } from './tally.ts';

const dayLength = 86_400_000;
const shift = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10);

/** The days that were asked for, in Shanghai, and as many right before them. */
export type Period = {
  first: string;
  last: string;
  beforeFirst: string;
  beforeLast: string;
  days: readonly string[];
};

// Nothing was counted before or will be after.
const [firstOfAll, lastOfAll] = ['2000-01-01', '2100-12-31'] as const;
const clamped = (day: string) =>
  day < firstOfAll ? firstOfAll : day > lastOfAll ? lastOfAll : day;

/** Without days: the last thirty. */
export function periodOf(range: readonly string[] | undefined): Period {
  const last = clamped(range?.[1] ?? dayOf(new Date()).day!);
  const first = clamped(range?.[0] ?? shift(last, 1 - usualDays));
  const length = Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1;
  return {
    first,
    last,
    beforeFirst: shift(first, -length),
    beforeLast: shift(first, -1),
    days: Array.from({ length }, (_, at) => shift(first, at)),
  };
}

import { hasLimits, isWithin, type Limits } from './judge.ts';

/** What the values of a measured step say about the process; null where it cannot be told. */
export type Capability = {
  n: number;
  mean: number | null;
  /** The standard deviation of the sample. */
  s: number | null;
  lowest: number | null;
  highest: number | null;
  /** How many are beyond the limits. */
  beyond: number;
  /** Width of the limits against six standard deviations; needs both limits. */
  cp: number | null;
  /** Distance of the mean to the nearer limit against three standard deviations. */
  cpk: number | null;
};

/** Mean, standard deviation, Cp and Cpk of measured values. */
export function capabilityOf(values: readonly number[], limits: Limits): Capability {
  const n = values.length;
  const beyond = values.filter((value) => !isWithin(value, limits)).length;
  const nothing = { mean: null, s: null, lowest: null, highest: null, cp: null, cpk: null };
  if (n === 0) return { n, beyond, ...nothing };
  const mean = meanOf(values);
  const s = n < 2 ? null : deviationOf(values, mean);
  const [lowest, highest] = endsOf(values);
  return { n, mean, s, lowest, highest, beyond, ...indexesOf(mean, s, limits) };
}

/** Added up around the first value: large values that differ little would lose their digits otherwise. */
function meanOf(values: readonly number[]): number {
  const base = values[0]!;
  return base + values.reduce((sum, value) => sum + (value - base), 0) / values.length;
}

function deviationOf(values: readonly number[], mean: number): number {
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

function endsOf(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([lowest, highest], value) => [Math.min(lowest, value), Math.max(highest, value)],
    [Infinity, -Infinity],
  );
}

/** Without spread or limits there is no index. */
function indexesOf(mean: number, s: number | null, { min, max }: Limits) {
  if (s === null || s === 0) return { cp: null, cpk: null };
  const sides = [
    ...(max === null ? [] : [(max - mean) / (3 * s)]),
    ...(min === null ? [] : [(mean - min) / (3 * s)]),
  ];
  return {
    cp: min === null || max === null ? null : (max - min) / (6 * s),
    cpk: sides.length === 0 ? null : Math.min(...sides),
  };
}

/** One bar of a histogram: values from `from` on and below `to`; the last bar includes its end. */
export type Bar = { from: number; to: number; n: number };

const fewest = 5;
const most = 40;

/** The values in bars of equal width, wide enough to show the limits too. */
export function histogramOf(values: readonly number[], limits: Limits): Bar[] {
  if (values.length === 0) return [];
  const shown = hasLimits(limits) ? [limits.min, limits.max].filter((one) => one !== null) : [];
  const [lowest, highest] = endsOf([...values, ...shown]);
  if (lowest === highest) return [{ from: lowest, to: highest, n: values.length }];
  // Sturges' rule, on what the values themselves cover.
  const [least, greatest] = endsOf(values);
  const wanted = Math.ceil(Math.log2(values.length) + 1);
  const covered = (greatest - least || highest - lowest) / (highest - lowest);
  const count = Math.min(most, Math.max(fewest, Math.round(wanted / covered)));
  const width = (highest - lowest) / count;
  const bars = Array.from({ length: count }, (_, at): Bar => ({
    from: lowest + at * width,
    to: at === count - 1 ? highest : lowest + (at + 1) * width,
    n: 0,
  }));
  for (const value of values)
    bars[Math.min(count - 1, Math.floor((value - lowest) / width))]!.n += 1;
  return bars;
}

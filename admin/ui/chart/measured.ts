import { languageTags, type Language } from '#contract/language.ts';
import type { ChartOption } from './engine.ts';
import { commonOption, type Look } from './series.ts';

/** A level drawn across a chart: a limit or the mean. */
export type Level = { name: string; value: number; kind: 'limit' | 'mean' };
/** Measured values in the order of time; those outside the limits stand out. */
export type Run = {
  name: string;
  points: readonly { at: string; of: string; value: number; isOutside: boolean }[];
  levels: readonly Level[];
};
/** How many values lie in each range of equal width. */
export type Spread = {
  name: string;
  bars: readonly { from: number; to: number; n: number }[];
  levels: readonly Level[];
};

/** Numbers with as many digits as tell them apart, and no more than a person reads. */
export const shortNumber = (value: number, language: Language): string =>
  value.toLocaleString(languageTags[language], { maximumSignificantDigits: 6 });

// Up to here each value has its own dot.
const mostDots = 120;

/** The option of a run chart. */
export function runOption({ name, points, levels }: Run, look: Look): ChartOption {
  const { palette, language } = look;
  const common = commonOption(look);
  const words = { color: palette.ink2, fontSize: 12 };
  const show = (value: unknown) => (value == null ? '' : shortNumber(Number(value), language));
  return {
    ...common,
    grid: { left: 60, right: 20, top: 16, bottom: 28 },
    tooltip: { ...common.tooltip, valueFormatter: show },
    xAxis: {
      type: 'category',
      // The box at the mouse also says which product it was.
      data: points.map(({ at, of }) => `${at}\n${of}`),
      axisTick: { show: false },
      axisLine: { onZero: false, lineStyle: { color: palette.line } },
      axisLabel: {
        ...words,
        hideOverlap: true,
        formatter: (label: string) => label.split('\n')[0]!.slice(5, 16),
      },
    },
    yAxis: {
      type: 'value',
      scale: true,
      splitNumber: 4,
      splitLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...words, formatter: show },
    },
    series: [
      {
        name,
        type: 'line',
        data: points.map(({ value, isOutside }) =>
          isOutside
            ? { value, symbol: 'diamond', symbolSize: 10, itemStyle: { color: palette.seal } }
            : { value, symbol: points.length > mostDots ? 'none' : 'circle', symbolSize: 5 },
        ),
        showAllSymbol: true,
        itemStyle: { color: palette.primary },
        lineStyle: { color: palette.primary, width: 1.5 },
      },
      ...levels.map((level) => ({
        name: level.name,
        type: 'line' as const,
        data: points.map(() => level.value),
        symbol: 'none',
        silent: true,
        itemStyle: { color: colourOf(level, look) },
        lineStyle: lineOf(level, look),
      })),
    ],
  };
}

/** The option of a histogram. */
export function spreadOption({ name, bars, levels }: Spread, look: Look): ChartOption {
  const { palette, language } = look;
  const common = commonOption(look);
  const words = { color: palette.ink2, fontSize: 12 };
  const show = (value: unknown) => shortNumber(Number(value), language);
  const highest = Math.max(1, ...bars.map(({ n }) => n));
  const ends = [...bars.flatMap(({ from, to }) => [from, to]), ...levels.map(({ value }) => value)];
  return {
    ...common,
    grid: { left: 44, right: 20, top: 16, bottom: 28 },
    tooltip: { ...common.tooltip, trigger: 'item', formatter: (given) => told(given, show) },
    xAxis: {
      type: 'value',
      min: Math.min(...ends),
      max: Math.max(...ends),
      splitLine: { show: false },
      axisLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...words, hideOverlap: true, formatter: show },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      splitLine: { lineStyle: { color: palette.line } },
      axisLabel: words,
    },
    series: [
      {
        name,
        type: 'bar',
        data: bars.map(({ from, to, n }) => [(from + to) / 2, n, from, to]),
        barCategoryGap: '8%',
        itemStyle: { color: palette.info },
      },
      ...levels.map((level) => ({
        name: level.name,
        type: 'line' as const,
        data: [
          [level.value, 0],
          [level.value, highest],
        ],
        symbol: 'none',
        silent: true,
        itemStyle: { color: colourOf(level, look) },
        lineStyle: lineOf(level, look),
      })),
    ],
  };
}

function told(given: unknown, show: (value: unknown) => string): string {
  const [, n, from, to] = (given as { value: number[] }).value;
  return from === undefined ? '' : `${show(from)} – ${show(to)}: ${n}`;
}

const colourOf = ({ kind }: Level, { palette }: Look) =>
  kind === 'limit' ? palette.seal : palette.ink2;

const lineOf = (level: Level, look: Look) => ({
  color: colourOf(level, look),
  width: level.kind === 'limit' ? 1.5 : 1,
  type: level.kind === 'limit' ? ('dashed' as const) : ('solid' as const),
});

import type { Palette } from '#browser/theme/tokens.ts';
import type { Language } from '#contract/language.ts';
import { languageTags } from '#contract/language.ts';
import type { ChartOption } from './engine.ts';

/** One line or row of bars over the same times. */
export type Series = {
  name: string;
  values: readonly number[];
  colour: 'primary' | 'info' | 'caution' | 'seal' | 'ink2' | 'ink3';
  shape: 'bar' | 'line';
  /** Bars with the same stack are stacked. */
  stack?: string;
  isDashed?: boolean;
};

/** Values by day or minute, newest on the right. */
export type TimeChart = { times: readonly string[]; series: readonly Series[] };

export type Look = { palette: Palette; language: Language; isCalm: boolean };

const compact = (language: Language) => (value: number) =>
  value.toLocaleString(languageTags[language], { notation: 'compact', maximumFractionDigits: 1 });

/** What every chart of the theme has: fonts, motion, and the box at the mouse. */
export function commonOption({ palette, isCalm }: Look) {
  return {
    animation: !isCalm,
    animationDuration: 160,
    animationDurationUpdate: 160,
    textStyle: { fontFamily: 'inherit' },
    tooltip: {
      trigger: 'axis',
      confine: true,
      renderMode: 'richText',
      backgroundColor: palette.raised,
      borderColor: palette.line,
      textStyle: { color: palette.ink1, fontSize: 13 },
      axisPointer: { type: 'line', lineStyle: { color: palette.ink3 } },
    },
  } as const satisfies ChartOption;
}

/** The chart options, with the colours, fonts and motion of the theme. */
export function optionOf({ times, series }: TimeChart, look: Look): ChartOption {
  const { palette, language } = look;
  const common = commonOption(look);
  const words = { color: palette.ink2, fontSize: 12 };
  const whole = (value: number) => value.toLocaleString(languageTags[language]);
  return {
    ...common,
    grid: { left: 44, right: 16, top: 12, bottom: 28 },
    tooltip: { ...common.tooltip, valueFormatter: (value) => whole(Number(value)) },
    xAxis: {
      type: 'category',
      data: [...times],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...words, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      splitLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...words, formatter: compact(language) },
    },
    series: series.map(({ name, values, colour, shape, stack, isDashed }) => {
      const color = palette[colour];
      const line = { name, data: [...values], itemStyle: { color } };
      if (shape === 'bar') return { ...line, type: 'bar', stack, barMaxWidth: 20, silent: true };
      return {
        ...line,
        type: 'line',
        symbol: values.length === 1 ? 'circle' : 'none',
        lineStyle: { color, width: 2, type: isDashed ? 'dashed' : 'solid' },
      };
    }),
  };
}

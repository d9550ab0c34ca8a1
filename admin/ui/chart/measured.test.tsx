import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paletteOf } from '#browser/theme/tokens.ts';
import { Histogram, RunChart } from './MeasuredChart.tsx';
import { runOption, spreadOption, type Run, type Spread } from './measured.ts';

afterEach(cleanup);

const levels = [
  { name: '上限', value: 5.2, kind: 'limit' },
  { name: '均值', value: 5.05, kind: 'mean' },
] as const;
const run: Run = {
  name: '电压',
  points: [
    { at: '2026-11-03 08:00', of: 'A1', value: 5.0, isOutside: false },
    { at: '2026-11-03 08:01', of: 'A2', value: 5.3, isOutside: true },
  ],
  levels,
};
const spread: Spread = { name: '数量', bars: [{ from: 4.8, to: 5, n: 3 }], levels };
const palette = paletteOf({ shade: 'dark', weak: false, colour: null });
const look = { palette, language: 'zh_CN', isCalm: true } as const;

test('the run chart and the histogram are told as tables, with limits and mean in words', () => {
  render(
    <>
      <RunChart label="电压走势" run={run} columns={['时间', '序列号']} />
      <Histogram label="电压分布" spread={spread} columns={['区间', '数量']} />
    </>,
  );
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(rowsOf('电压走势')).toEqual([
    '时间序列号电压',
    '2026-11-03 08:00A15',
    '2026-11-03 08:01A25.3',
  ]);
  expect(rowsOf('电压分布')).toEqual(['区间数量', '4.8 – 53']);
  expect(screen.getAllByText('上限 5.2')).toHaveLength(2);
});

test('a value outside its limits has a shape of its own, not only a colour', () => {
  const [values, limit] = runOption(run, look).series as [{ data: object[] }, { data: number[] }];
  expect(values.data).toMatchObject([
    { value: 5, symbol: 'circle' },
    { value: 5.3, symbol: 'diamond', itemStyle: { color: palette.seal } },
  ]);
  expect(limit.data).toEqual([5.2, 5.2]);
});

test('a histogram is wide enough to show a limit that no value reaches', () => {
  const { xAxis } = spreadOption(spread, look);
  expect(xAxis).toMatchObject({ min: 4.8, max: 5.2 });
});

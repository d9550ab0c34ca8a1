import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paletteOf } from '#browser/theme/tokens.ts';
import { RankBars } from './RankBars.tsx';
import { optionOf, type Series } from './series.ts';
import { TimeChart } from './TimeChart.tsx';

afterEach(cleanup);

const series: Series[] = [
  { name: '查询', values: [3, 1_200], colour: 'primary', shape: 'bar', stack: 'all' },
  { name: '告警', values: [0, 2], colour: 'seal', shape: 'bar', stack: 'all' },
];
const chart = { label: '每分钟', timeLabel: '分钟', times: ['10:00', '10:01'], empty: '没有' };

test('anyone who cannot see a chart reads its numbers as a table', () => {
  render(<TimeChart {...chart} series={series} source="单位：次" />);
  const rows = within(screen.getByRole('table', { name: '每分钟' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['分钟查询告警', '10:0030', '10:011,2002']);
  expect(screen.getByText('单位：次')).toBeTruthy();
});

test('a chart of nothing but zeros says so', () => {
  render(<TimeChart {...chart} series={[{ ...series[0]!, values: [0, 0] }]} />);
  expect(screen.getByText('没有')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('charts take the colours of the look, and stand still for the person who wants calm', () => {
  for (const shade of ['light', 'dark'] as const) {
    const palette = paletteOf({ shade, weak: false, colour: null });
    const look = { palette, language: 'zh_CN', isCalm: shade === 'dark' } as const;
    const option = optionOf({ times: chart.times, series }, look);
    expect(option.animation).toBe(shade === 'light');
    expect(option.series).toMatchObject([
      { type: 'bar', stack: 'all', itemStyle: { color: palette.primary } },
      { type: 'bar', itemStyle: { color: palette.seal } },
    ]);
  }
});

test('ranks are a list with a bar for whatever is there', () => {
  const ranks = [
    { key: 1, name: '浙江', value: 40 },
    { key: 2, name: '上海', value: 10, note: '25%' },
    { key: 3, name: '北京', value: 0 },
  ];
  render(<RankBars label="省份" ranks={ranks} />);
  const items = within(screen.getByRole('list', { name: '省份' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['浙江40', '上海1025%', '北京0']);
  const widths = items.map(
    (item) => item.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize,
  );
  expect(widths).toEqual(['100%', '25%', undefined]);
});

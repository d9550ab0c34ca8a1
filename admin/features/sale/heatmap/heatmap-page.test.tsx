import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, press, setUpPages } from '#admin/ui/list/page.fixture.tsx';
import type { Heatmap, HeatmapPlace } from '#contract/features/sale/heatmap/contract.ts';
import { Page } from './HeatmapPage.tsx';

const world = setUpPages();
const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];
const map: Heatmap = {
  first_day: days[0]!,
  last_day: days.at(-1)!,
  total: { total: 8, outside: 4 },
  rows: [{ key: '杭州市', name: '杭州市', total: 8, outside: 4 }],
  series: days.map((day) => ({ day, key: '杭州市', total: 2, outside: 1 })),
  flows: [],
  territories: [],
};
const place: HeatmapPlace = {
  dealers: [],
  incidents: [],
  shipments: [],
  products: [],
  product_count: 0,
};

/** Browsers of tests have no canvas; what is drawn on it does not matter here. */
const nothing = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (kept, name: string) => kept[name] ?? (() => ({ width: 0, addColorStop() {} })),
  },
);
HTMLCanvasElement.prototype.getContext = (() =>
  nothing) as unknown as typeof HTMLCanvasElement.prototype.getContext;

test('what is behind a place is asked for again when the days stand still, not while they play', async () => {
  world.answers['heatmap/index'] = map;
  world.answers['heatmap/place'] = place;
  const answer = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('heatmap/place')) asked.push(decodeURIComponent(url));
    return answer(url, init);
  });
  openPage(Page, '/sale/heatmap?province=33', ['sale:heatmap:view']);
  await waitFor(() => expect(asked).toHaveLength(1));
  await press('播放');
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(days.at(-1)));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toContain(days.at(-1));
});

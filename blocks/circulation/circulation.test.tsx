// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CirculationStep, Scene } from '#blocks/kit/scene.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { CirculationView } from './CirculationView.tsx';
import { circulation } from './spec.ts';

const show = (
  scene: Scene,
  over: Partial<ReturnType<typeof initialOf<typeof circulation.fields>>> = {},
) =>
  renderToStaticMarkup(
    <CirculationView id="b1" settings={{ ...initialOf(circulation), ...over }} scene={scene} />,
  );
const countIn = (html: string) => html.split('<li>').length - 1;
/** The steps as somebody reads them. */
const stepsIn = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, step]) =>
    step!
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

const way: CirculationStep[] = [
  { kind: 'made', day: '2026-08-12', holder: null, name: '', place: '一号工厂' },
  { kind: 'tested', day: '2026-08-13', holder: null, name: '', place: '3 项' },
  { kind: 'packed', day: '2026-08-13', holder: null, name: '', place: '' },
  { kind: 'shipped', day: '2026-08-20', holder: 'dealer', name: '', place: '浙江 杭州市' },
  { kind: 'received', day: '2026-08-22', holder: 'dealer', name: '湖滨店', place: '浙江 杭州市' },
  { kind: 'sold', day: '2026-09-01', holder: 'shop', name: '', place: '' },
  { kind: 'returned', day: '', holder: 'company', name: '', place: '' },
];
const scene = (language: Scene['language'], circulationOf = way): Scene => ({
  ...sampleScene('first', language, 'page'),
  circulation: circulationOf,
});

test('[CO-3] the way of a product is told step by step in three languages', () => {
  const all = { viewMore1: false };
  expect(stepsIn(show(scene('zh_CN'), all))).toEqual([
    '生产 2026-08-12 工厂 一号工厂',
    '检验 2026-08-13 合格 3 项',
    '装箱 2026-08-13',
    '发货 2026-08-20 发往 经销商 · 浙江 杭州市',
    '收货 2026-08-22 收货方 经销商 · 湖滨店 · 浙江 杭州市',
    '售出 2026-09-01 销售方 门店',
    '退货 退回至 企业',
  ]);
  expect(stepsIn(show(scene('en'), all)).slice(3)).toEqual([
    'Shipped 2026-08-20 To Dealer · 浙江 杭州市',
    'Received 2026-08-22 By Dealer · 湖滨店 · 浙江 杭州市',
    'Sold 2026-09-01 By Shop',
    'Returned To The company',
  ]);
  expect(stepsIn(show(scene('zh_TW'), all))[3]).toBe('出貨 2026-08-20 發往 經銷商 · 浙江 杭州市');
});

test('[CON-4] it shows six steps, then all of them when asked', () => {
  const many = sampleScene('many', 'en', 'page');
  const [before, rest] = show(many).split('<details');
  expect(countIn(before!)).toBe(6);
  expect(countIn(rest!)).toBe(18);
  expect(rest).toContain('View 18 more');
  expect(rest).toContain('start="7"');
  expect(show(many, { viewMore1: false })).not.toContain('<details');
});

test('it hides itself where there is nothing to tell, and beside the warning of a copy', () => {
  for (const name of ['bare', 'unknown', 'suspicious'] as const) {
    expect(show(sampleScene(name, 'en', 'page')), name).toBe('');
    expect(show(sampleScene(name, 'en', 'canvas')), name).toContain('its route appears here');
  }
});

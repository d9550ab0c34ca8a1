import { expect, test } from 'vitest';
import type { CampaignCard } from '#blocks/kit/scene.ts';
import { showBlock } from '#blocks/samples/show.tsx';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { reward } from './spec.ts';

const card: CampaignCard = {
  id: 7,
  name: '开箱有礼',
  phase: 'open',
  from: '2026-11-01 00:00',
  until: '2026-12-31 23:59',
  prizes: ['8.88 元红包', '50 积分'],
  rules: '每码一次\n三十天内兑换',
  isFor: true,
  isTaken: false,
};
const show = (over: Partial<CampaignCard> = {}, scene: object = {}, settings: object = {}) =>
  showBlock(
    reward,
    { campaign: 7, ...settings },
    { campaigns: { 7: { ...card, ...over } }, ...scene },
  );

test('says what can be won and until when, and asks for the phone number without a script', () => {
  const block = show();
  expect([...block.querySelectorAll('li')].map((one) => one.textContent)).toEqual(card.prizes);
  expect(block.textContent).toContain('活动截至 2026-12-31 23:59');
  expect(block.querySelector('details')!.textContent).toContain('三十天内兑换');
  const form = block.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toMatch(/^\/reward\?.*id=sample&block=b1/);
  expect(form.querySelector('input')).toMatchObject({ name: 'phone', type: 'tel', required: true });
  expect(form.querySelector('button')!.textContent).toBe('立即抽奖');
});

test('the company can be called from it', () => {
  const brand = { name: '', logo: '', hotline: '400-820 1234' };
  const call = show({}, { brand }).querySelector('a.act');
  expect(call).toMatchObject({ href: 'tel:4008201234', textContent: '致电客服' });
});

test.each([
  ['soon', '活动将于 2026-11-01 00:00 开始'],
  ['paused', '活动暂停中，请稍后再来'],
  ['over', '活动已结束'],
] as const)('a campaign that is %s says so and asks for nothing', (phase, words) => {
  const block = show({ phase });
  expect(block.textContent).toContain(words);
  expect(block.querySelector('form')).toBe(null);
  // Nobody can win any more.
  expect(block.textContent.includes('可以赢得')).toBe(phase !== 'over');
});

test('a code that has taken part leads to its result', () => {
  const block = show({ isTaken: true });
  expect(block.textContent).toContain('这个码已参与过活动');
  expect(block.querySelector('button')!.textContent).toBe('查看结果');
});

test.each(['paused', 'over'] as const)(
  'what was won is found again while the campaign is %s',
  (phase) => {
    const block = show({ isTaken: true, phase });
    expect(block.querySelector('button')!.textContent).toBe('查看结果');
    expect(block.textContent).toContain(phase === 'over' ? '活动已结束' : '活动暂停中');
  },
);

test('nothing is promised for what is not genuine, not part of it, or not started', () => {
  for (const name of ['suspicious', 'unknown'] as const) {
    const { answer } = sampleScene(name, 'zh_CN');
    expect(show({}, { answer }).innerHTML, name).toBe('');
  }
  expect(show({ isFor: false }).innerHTML).toBe('');
  expect(show({ phase: 'draft' }).innerHTML).toBe('');
  expect(show({}, { campaigns: {} }).innerHTML).toBe('');
});

test('in the designer it says what is missing, and nothing is sent', () => {
  const canvas = { place: 'canvas' };
  expect(show({}, canvas, { campaign: 0 }).textContent).toBe('请选择营销活动');
  expect(show({}, { ...canvas, campaigns: {} }).textContent).toContain('不存在');
  expect(show({ phase: 'draft' }, canvas).textContent).toContain('活动还没有开始');
  expect(show({}, canvas).querySelector('form')).toBe(null);
});

import { expect, test } from 'vitest';
import { say as sayIn, t } from '#contract/text.ts';
import { showBeside } from './show-rows.ts';

const labels = {
  part_id: t('物料', 'Part', '物料'),
  quantity: t('数量', 'Quantity', '數量'),
  price: t('单价', 'Unit price', '單價'),
};
const shows = new Map<string, (value: unknown) => string>([
  ['lines.0.part_id', (id) => (id === 7 ? '不锈钢板' : `#${String(id)}`)],
  ['lines.1.part_id', (id) => (id === 8 ? '螺丝' : `#${String(id)}`)],
  ['lines.0.price', (cents) => `¥${(Number(cents) / 100).toFixed(2)}`],
  ['supplier_id', (id) => `#${String(id)}`],
]);
const shown = {
  labels,
  shows,
  say: (text: Parameters<typeof sayIn>[0], params?: Parameters<typeof sayIn>[2]) =>
    sayIn(text, 'en', params),
};
const beside = (value: unknown, other: unknown) => showBeside('lines', value, other, shown);

test('of two versions of a list only the rows and fields that differ are told, by their labels', () => {
  const mine = [
    { part_id: 7, quantity: '40', price: 1250 },
    { part_id: 8, quantity: '500', price: 5 },
  ];
  const theirs = [mine[0], { part_id: 7, quantity: '480', price: null }];
  expect(beside(mine, theirs)).toBe('item 2: Part 螺丝, Quantity 500, Unit price ¥0.05');
  expect(beside(theirs, mine)).toBe('item 2: Part 不锈钢板, Quantity 480, Unit price –');
});

test('rows that only one version has are counted', () => {
  const one = [{ part_id: 7, quantity: '1' }];
  expect(beside([...one, { part_id: 8, quantity: '2' }], one)).toBe(
    '2 items; item 2: Part 螺丝, Quantity 2',
  );
  expect(beside(one, [...one, { part_id: 8, quantity: '2' }])).toBe('1 item');
});

test('a value that was cleared is empty, not the number of nothing', () => {
  expect(showBeside('supplier_id', '', 4, shown)).toBe('');
  expect(showBeside('supplier_id', 4, '', shown)).toBe('#4');
});

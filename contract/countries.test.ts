import { expect, test } from 'vitest';
import { countryName, findCountry, isCountry } from './countries.ts';

test('a country is found by the name that the address table has, and named in each language', () => {
  expect(findCountry('日本')).toBe('JP');
  expect(findCountry('美国')).toBe('US');
  expect(findCountry('阿联酋')).toBe('AE');
  expect(findCountry('欧洲')).toBe('');
  expect(['zh_CN', 'en', 'zh_TW'].map((one) => countryName('KR', one as 'en'))).toEqual([
    '韩国',
    'South Korea',
    '南韓',
  ]);
  expect(isCountry('杭州')).toBe(false);
  expect(countryName('', 'en')).toBe('');
});

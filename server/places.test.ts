import { expect, test } from 'vitest';
import { findDivision } from './places.ts';

const city = (code: number, name: string) => ({ code, name, name_en: '', name_tw: '' });
const cities = [
  city(220_100, '长春市'),
  city(220_200, '吉林市'),
  city(330_100, '杭州市'),
  city(450_100, '南宁市'),
  city(513_300, '甘孜藏族自治州'),
];

test.each([
  ['浙江省杭州市上城区湖滨路 21 号', 33, '杭州市'],
  ['浙江 杭州 上城区', 33, '杭州市'],
  ['杭州市上城区', 33, '杭州市'],
  ['吉林省长春市人民大街', 22, '长春市'],
  ['吉林省吉林市松江路', 22, '吉林市'],
  ['广西壮族自治区南宁市', 45, '南宁市'],
  ['四川省甘孜藏族自治州康定市', 51, '甘孜藏族自治州'],
  ['上海市浦东新区', 31, null],
  ['香港特别行政区', 81, null],
  ['二号仓', null, null],
  ['', null, null],
])('the address “%s” is in %s, %s', (address, province, name) => {
  const found = findDivision(address, cities);
  expect(found?.province ?? null).toBe(province);
  expect(found?.city?.name ?? null).toBe(name);
});

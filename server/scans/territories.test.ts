import { expect, test } from 'vitest';
import { defaultRisks } from '#contract/features/risk/rules/contract.ts';
import { territoryFindings, type LoggedScan, type Territory } from './findings.ts';
import { isSameCity } from '#contract/places.ts';
import { rulesFrom } from './risk-rules.ts';

const rules = rulesFrom([], defaultRisks);
const scanAt = (province: number, city: string, day = '2026-06-15'): LoggedScan => ({
  company_id: 1,
  id: 1,
  xact: '1',
  scan_time: new Date(`${day}T04:00:00Z`),
  day,
  seq: 5,
  part_id: null,
  batch_id: null,
  channel: 0,
  verdict: 0,
  reasons: [],
  counts: true,
  is_first: true,
  address: '1',
  province,
  city,
});
const territory = (given: Partial<Territory> = {}): Territory => ({
  dealer_id: 2,
  province: 33,
  city: null,
  from_day: '2026-01-01',
  until_day: null,
  ...given,
});
const isOff = (scan: LoggedScan, ...territories: Territory[]) =>
  territoryFindings(scan, 2, territories, rules).length === 1;

test('a whole province holds all of its cities, and nothing beyond', () => {
  expect(isOff(scanAt(33, '杭州市'), territory())).toBe(false);
  expect(isOff(scanAt(32, '南京市'), territory())).toBe(true);
});

test('a city holds itself, also where people call it shorter, and not its neighbours', () => {
  const hangzhou = territory({ city: '杭州市' });
  expect(isOff(scanAt(33, '杭州市'), hangzhou)).toBe(false);
  expect(isOff(scanAt(33, '宁波市'), hangzhou)).toBe(true);
  expect(isOff(scanAt(33, '宁波市'), hangzhou, territory({ city: '宁波市' }))).toBe(false);
  expect(isSameCity('延边朝鲜族自治州', '延边')).toBe(true);
  expect(isSameCity('大兴安岭地区', '大兴安岭')).toBe(true);
  expect(isSameCity('杭州市', '湖州市')).toBe(false);
});

test('where the city of a scan is not known, its province decides', () => {
  expect(isOff(scanAt(33, ''), territory({ city: '杭州市' }))).toBe(false);
  expect(isOff(scanAt(32, ''), territory({ city: '杭州市' }))).toBe(true);
});

test('a territory counts from its first to its last day, both included', () => {
  const half = territory({ from_day: '2026-06-01', until_day: '2026-06-30' });
  for (const [day, off] of [
    ['2026-05-31', true],
    ['2026-06-01', false],
    ['2026-06-30', false],
    ['2026-07-01', true],
  ] as const)
    expect(isOff(scanAt(33, '杭州市', day), half)).toBe(off);
});

test('a dealer that never had a territory may sell anywhere, others’ territories do not bind it', () => {
  expect(isOff(scanAt(65, ''))).toBe(false);
  expect(isOff(scanAt(65, ''), territory({ dealer_id: 3 }))).toBe(false);
});

test('products that nobody holds, and scans by staff, accuse nobody', () => {
  const away = scanAt(65, '');
  expect(territoryFindings(away, null, [territory()], rules)).toEqual([]);
  expect(territoryFindings({ ...away, channel: 1 }, 2, [territory()], rules)).toEqual([]);
});

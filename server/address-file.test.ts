import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readAddressFile } from './address-file.ts';
import { placeOf, placesDate, shippedPlaces, usePlaces } from './places.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-places-'));
const places = path.join(folder, 'places');
mkdirSync(places);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Other tests of this process look addresses up as well.
afterEach(() => usePlaces('/nowhere', () => undefined));

type Range = [first: string, last: string, region: string];

/** Writes ranges as ip2region does; each begins and ends with the same two parts. */
function writeRanges(name: string, ranges: Range[], structure = 3): string {
  const width = isIPv4(ranges[0]![0]) ? 4 : 16;
  const toBytes = (address: string) => {
    if (width === 4) return Buffer.from(address.split('.').map(Number));
    return Buffer.from(address.replaceAll(':', ''), 'hex');
  };
  const head = Buffer.alloc(256);
  const index = Buffer.alloc(256 * 256 * 8);
  const regions = Buffer.from(ranges.map(([, , region]) => region).join(''));
  const begin = head.length + index.length + regions.length;
  const rows = ranges.map(([first, last, region], at) => {
    const before = Buffer.byteLength(
      ranges
        .slice(0, at)
        .map(([, , one]) => one)
        .join(''),
    );
    const bounds = [toBytes(first), toBytes(last)];
    const row = Buffer.alloc(2 * width + 6);
    bounds.forEach((bound, side) =>
      (width === 4 ? Buffer.from(bound.toReversed()) : bound).copy(row, side * width),
    );
    row.writeUInt16LE(Buffer.byteLength(region), 2 * width);
    row.writeUInt32LE(head.length + index.length + before, 2 * width + 2);
    const cell = (bounds[0]![0]! * 256 + bounds[0]![1]!) * 8;
    const place = begin + at * row.length;
    if (index.readUInt32LE(cell) === 0) index.writeUInt32LE(place, cell);
    index.writeUInt32LE(place, cell + 4);
    return row;
  });
  head.writeUInt16LE(structure, 0);
  head.writeUInt32LE(Date.UTC(2026, 4, 6) / 1_000, 4);
  head.writeUInt32LE(begin, 8);
  head.writeUInt32LE(begin + (rows.length - 1) * rows[0]!.length, 12);
  head.writeUInt16LE(width === 4 ? 4 : 6, 16);
  const file = path.join(places, name);
  writeFileSync(file, Buffer.concat([head, index, regions, ...rows]));
  return file;
}

const older: Range[] = [
  ['198.51.0.0', '198.51.99.255', '日本|0|东京都|东京|0'],
  ['198.51.100.0', '198.51.100.127', '中国|0|浙江省|杭州市|电信'],
  ['198.51.100.128', '198.51.255.255', '中国|0|上海|上海市|0'],
];

test('an address is found at both ends of its range and between, and nowhere else', () => {
  const file = readAddressFile(writeRanges('old.xdb', older, 2));
  expect(file).toMatchObject({ family: 4, made: '2026-05-06' });
  for (const address of ['198.51.100.0', '198.51.100.77', '198.51.100.127'])
    expect(file.find(address)).toBe('中国|0|浙江省|杭州市|电信');
  expect(file.find('198.51.0.0')).toContain('东京');
  expect(file.find('198.51.255.255')).toContain('上海');
  expect(file.find('::ffff:198.51.100.5')).toContain('杭州');
  for (const address of ['198.50.255.255', '198.52.0.0', '2001:db8::1', '', 'somewhere', '1.2.3'])
    expect(file.find(address)).toBeNull();
});

test('what operators put into the data folder answers in place of the shipped table, in old and new words', () => {
  const before = placeOf('202.96.128.166');
  writeRanges('ip2region_v4.xdb', [
    ['198.51.100.0', '198.51.100.255', '中国|广东省|深圳市|移动'],
    ['198.51.101.0', '198.51.101.255', '中国|0|0|0|0'],
    ['198.51.102.0', '198.51.102.255', '日本|0|0|0'],
  ]);
  writeRanges('ip2region_v6.xdb', [
    [
      '2001:0db8:0000:0000:0000:0000:0000:0000',
      '2001:0db8:ffff:ffff:ffff:ffff:ffff:ffff',
      '中国|0|四川省|成都市|联通',
    ],
  ]);
  const warn = vi.fn();
  usePlaces(folder, warn);
  expect(warn).not.toHaveBeenCalled();
  expect(placesDate()).toBe('2026-05-06');
  expect(placeOf('198.51.100.9')).toEqual({ province: 44, city: '深圳市' });
  expect(placeOf('198.51.101.9')).toEqual({ province: 0, city: '' });
  expect(placeOf('198.51.102.9')).toEqual({ province: 0, city: 'JP' });
  expect(placeOf('2001:db8::7')).toEqual({ province: 51, city: '成都市' });
  // What no file has is looked up as before.
  expect(placeOf('202.96.128.166')).toEqual(before);
});

test('a file that is damaged is told and passed over', () => {
  for (const content of [
    Buffer.alloc(10),
    Buffer.alloc(600_000),
    Buffer.from('x'.repeat(600_000)),
  ]) {
    writeFileSync(path.join(places, 'ip2region_v4.xdb'), content);
    const warn = vi.fn();
    usePlaces(folder, warn);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ip2region_v4.xdb'));
    expect(placesDate()).toBe(shippedPlaces);
  }
});

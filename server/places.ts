import { createRequire } from 'node:module';
import type Ip2Region from 'ip2region';
import { findProvince, provinceOf } from '#contract/places.ts';
import { leastRecentlyUsed } from './cache.ts';

/** Where somebody asks from: a province and a city, as far as anyone can tell. */
export type Place = { province: number; city: string };
export type Position = { latitude: number; longitude: number };

const nowhere: Place = { province: 0, city: '' };
const mostKnown = 50_000;
const known = leastRecentlyUsed<string, Place>(mostKnown);
let table: Ip2Region | null = null;

/** Eleven megabytes of address ranges, read when the first address is looked up; nothing outside is ever asked. */
function readTable(): Ip2Region {
  if (table) return table;
  const module = createRequire(import.meta.url)('ip2region') as { default: typeof Ip2Region };
  table = new module.default();
  return table;
}

/** The place of an address, from a table of this installation's own. */
export function placeOf(address: string): Place {
  const kept = known.get(address);
  if (kept) return kept;
  const found = readTable().search(address);
  const province = found?.country === '中国' ? findProvince(found.province) : undefined;
  const place = province ? { province: province.code, city: found!.city } : nowhere;
  known.set(address, place);
  return place;
}

/** Whether two names mean one city of a province: the long ones of the register, the short ones people say. */
export function isSameCity(one: string, other: string): boolean {
  const short = (name: string) => name.replace(/(市|地区|盟|自治州|林区|县)$/, '');
  return one.startsWith(short(other)) || other.startsWith(short(one));
}

/** Where a scan was made: where the phone says it is, or in the middle of its province. */
export function positionOf(province: number, given: Position | null): Position | null {
  if (given) return given;
  const middle = provinceOf(province);
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null;
}

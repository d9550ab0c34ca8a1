import { createRequire } from 'node:module';
import type Ip2Region from 'ip2region';
import { findProvince, provinceOf } from '#contract/places.ts';
import { leastRecentlyUsed } from './cache.ts';

/** The location of a request: province and city, as far as known. */
export type Place = { province: number; city: string };
export type Position = { latitude: number; longitude: number };

const nowhere: Place = { province: 0, city: '' };
const mostKnown = 50_000;
const known = leastRecentlyUsed<string, Place>(mostKnown);
let table: Ip2Region | null = null;

/** Eleven megabytes of address ranges, loaded on the first lookup; no outside service is used. */
function readTable(): Ip2Region {
  if (table) return table;
  const module = createRequire(import.meta.url)('ip2region') as { default: typeof Ip2Region };
  table = new module.default();
  return table;
}

/** The location of an address, from a local table. */
export function placeOf(address: string): Place {
  const kept = known.get(address);
  if (kept) return kept;
  const found = readTable().search(address);
  const province = found?.country === '中国' ? findProvince(found.province) : undefined;
  const place = province ? { province: province.code, city: found!.city } : nowhere;
  known.set(address, place);
  return place;
}

/** Whether two names mean the same city: official or short. */
export function isSameCity(one: string, other: string): boolean {
  const short = (name: string) => name.replace(/(市|地区|盟|自治州|林区|县)$/, '');
  return one.startsWith(short(other)) || other.startsWith(short(one));
}

/** The coordinates of a scan: from the phone, or of the province's capital. */
export function positionOf(province: number, given: Position | null): Position | null {
  if (given) return given;
  const middle = provinceOf(province);
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null;
}

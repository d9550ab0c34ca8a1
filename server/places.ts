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

/** A city by its GB/T 2260 code, which begins with that of its province. */
export type City = { code: number; name: string; name_en: string; name_tw: string };
/** A province, and a city of it as far as known. */
export type Division = { province: number; city: City | null };

const afterProvince = /^(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)/;
const shortName = (name: string) => name.replace(/(市|地区|盟|自治州|林区|县)$/, '');

/** The province and city that a Chinese address begins with: 浙江省杭州市上城区…; null if it names none. */
export function findDivision(address: string, cities: readonly City[]): Division | null {
  const text = address.replaceAll(/\s/g, '');
  const province = findProvince(text);
  if (!province) {
    const city = cities.find(({ name }) => text.startsWith(name));
    return city ? { province: Math.floor(city.code / 10_000), city } : null;
  }
  const rest = text.slice(province.name.zh_CN.length).replace(afterProvince, '');
  const own = cities.filter(({ code }) => Math.floor(code / 10_000) === province.code);
  const city = own.find(({ name }) => rest.startsWith(shortName(name))) ?? null;
  return { province: province.code, city };
}

/** Whether two names mean the same city: official or short. */
export function isSameCity(one: string, other: string): boolean {
  return one.startsWith(shortName(other)) || other.startsWith(shortName(one));
}

/** The coordinates of a scan: from the phone, or of the province's capital. */
export function positionOf(province: number, given: Position | null): Position | null {
  if (given) return given;
  const middle = provinceOf(province);
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null;
}

import { createRequire } from 'node:module';
import type Ip2Region from 'ip2region';
import { findCountry } from '#contract/countries.ts';
import { findProvince, provinceOf, shortName } from '#contract/places.ts';
import { leastRecentlyUsed } from './cache.ts';

/** The location of a request: province and city, as far as known; abroad the province is 0, and the city the country. */
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
  const place = found ? divisionOf(found) : nowhere;
  known.set(address, place);
  return place;
}

function divisionOf({
  country,
  province,
  city,
}: NonNullable<ReturnType<Ip2Region['search']>>): Place {
  if (country !== '中国') return { province: 0, city: findCountry(country) };
  const found = findProvince(province);
  return found ? { province: found.code, city } : nowhere;
}

/** A city by its GB/T 2260 code, which begins with that of its province. */
export type City = { code: number; name: string; name_en: string; name_tw: string };
/** A province, and a city of it as far as known. */
export type Division = { province: number; city: City | null };

const afterProvince = /^(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)/;

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

/** The coordinates of a scan: from the phone, or of the province's capital. */
export function positionOf(province: number, given: Position | null): Position | null {
  if (given) return given;
  const middle = provinceOf(province);
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null;
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Ip2Region from 'ip2region';
import { findCountry } from '#contract/countries.ts';
import { findProvince, provinceOf, shortName } from '#contract/places.ts';
import { readAddressFile, type AddressFile } from './address-file.ts';
import { leastRecentlyUsed } from './cache.ts';

/** The location of a request: province and city, as far as known; abroad the province is 0, and the city the country. */
export type Place = { province: number; city: string };
export type Position = { latitude: number; longitude: number };

const nowhere: Place = { province: 0, city: '' };
const mostKnown = 50_000;
const known = leastRecentlyUsed<string, Place>(mostKnown);
let table: Ip2Region | null = null;
let files: AddressFile[] = [];

/** The date of the shipped table, as it says itself. */
export const shippedPlaces = '2021-10-25';

/**
 * Takes the files of address ranges that an operator put into `DATA_DIR/places`; where there is none, the shipped table
 * goes on answering. A file that cannot be read is told and passed over.
 */
export function usePlaces(dataDir: string, warn: (message: string) => void): void {
  files = [];
  known.clear();
  for (const name of ['ip2region.xdb', 'ip2region_v4.xdb', 'ip2region_v6.xdb']) {
    const file = path.join(dataDir, 'places', name);
    if (!existsSync(file)) continue;
    try {
      files.push(readAddressFile(file));
    } catch (error) {
      warn((error as Error).message);
    }
  }
}

/** Of when the address ranges for IPv4 are, which most visitors have. */
export const placesDate = (): string =>
  files.findLast(({ family }) => family === 4)?.made ?? shippedPlaces;

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
  const region = files.reduce<string | null>((found, file) => file.find(address) ?? found, null);
  const place = region === null ? shippedPlaceOf(address) : regionOf(region);
  known.set(address, place);
  return place;
}

function shippedPlaceOf(address: string): Place {
  const found = readTable().search(address);
  return found ? divisionOf(found) : nowhere;
}

/** `中国|0|浙江省|杭州市|电信`, or without the second part; 0 or nothing stands for what is not known. */
function regionOf(region: string): Place {
  const [country = '', ...parts] = region.split('|').map((part) => (part === '0' ? '' : part));
  const at = parts.findIndex((part) => part !== '' && findProvince(part) !== undefined);
  return divisionOf({ country, province: parts[at] ?? '', city: parts[at + 1] ?? '' });
}

function divisionOf({
  country,
  province,
  city,
}: Pick<NonNullable<ReturnType<Ip2Region['search']>>, 'country' | 'province' | 'city'>): Place {
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

import { sql } from 'kysely';
import type * as z from 'zod';
import { countryName } from '#contract/countries.ts';
import { cityName } from '#contract/city-names.ts';
import type {
  Heatmap,
  heatmapInput,
  HeatmapFlow,
} from '#contract/features/sale/heatmap/contract.ts';
import { heatmapTexts } from '#contract/features/sale/heatmap/texts.ts';
import type { Language } from '#contract/language.ts';
import { isSameCity, provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '#server/database/database.ts';
import { findDivision, type City } from '#server/places.ts';
import { checkDealer, chosen, periodOf } from './period.ts';

const mostFlows = 50;
const mostTerritories = 500;

type Cell = Heatmap['series'][number];

/** Scans by place and day, from the running counts only. */
export async function readHeatmap(
  tx: Tx,
  companyId: number,
  input: z.output<typeof heatmapInput>,
  language: Language,
): Promise<Heatmap> {
  await checkDealer(tx, companyId, input.dealer_id);
  const period = await periodOf(tx, input);
  const where = chosen(companyId, period, input);
  const table = input.dealer_id === undefined ? sql`scan_place` : sql`scan_flow`;
  const isWorld = input.province === 0;
  const counted = isWorld ? chosen(companyId, period, { ...input, province: undefined }) : where;
  const { rows: series } = await sql<Cell>`
    select day::text, ${keyOf(input.province)} as key, sum(total)::float8 as total, sum(outside)::float8 as outside
    from ${table} where ${counted} group by 1, 2 order by 1, 2`.execute(tx);
  const cities = input.province ? await readCities(tx, input.province) : [];
  const sums = addUp(series);
  return {
    first_day: period[0],
    last_day: period[1],
    total: {
      total: sums.reduce((sum, { total }) => sum + total, 0),
      outside: sums.reduce((sum, { outside }) => sum + outside, 0),
    },
    rows: sums
      .map((row) => ({ ...row, name: nameOf(row.key, input.province, cities, language) }))
      .toSorted((one, other) => other.outside - one.outside || other.total - one.total),
    series,
    flows: await readFlows(tx, companyId, where, isWorld),
    territories: await readTerritories(tx, companyId, period, input),
  };
}

/** What is counted together: provinces, cities of one, or countries, of which this is one. */
const keyOf = (province: number | undefined) =>
  province === undefined
    ? sql`province`
    : province === 0
      ? sql`case when province > 0 then 'CN' else city end`
      : sql`city`;

function addUp(series: readonly Cell[]): Omit<Cell, 'day'>[] {
  const sums = new Map<Cell['key'], Omit<Cell, 'day'>>();
  for (const { key, total, outside } of series) {
    const sum = sums.get(key) ?? { key, total: 0, outside: 0 };
    sums.set(key, { key, total: sum.total + total, outside: sum.outside + outside });
  }
  return [...sums.values()];
}

const readCities = async (tx: Tx, province: number | null): Promise<City[]> =>
  (
    await sql<City>`
      select code, name, name_en, name_tw from city where level = 2
        ${province === null ? sql`` : sql`and code between ${province * 10_000} and ${province * 10_000 + 9_999}`}`.execute(
      tx,
    )
  ).rows;

/** The name of a province, or of a city as the scans have it; the platform may have given it others. */
function nameOf(
  key: number | string,
  province: number | undefined,
  cities: readonly City[],
  language: Language,
): string {
  if (province === undefined) {
    const found = provinceOf(Number(key));
    return say(found ? found.name : heatmapTexts.unknownProvince, language);
  }
  if (province === 0)
    return key === ''
      ? say(heatmapTexts.unknownCountry, language)
      : countryName(String(key), language);
  if (key === '') return say(heatmapTexts.unknownCity, language);
  const name = String(key);
  const city = cities.find((one) => isSameCity(one.name, name));
  if (city) {
    const given = { zh_CN: city.name, en: city.name_en, zh_TW: city.name_tw }[language];
    return given || cityName(city.code, city.name, language) || name;
  }
  // Beijing, Tianjin, Shanghai and Chongqing are their own cities.
  const own = provinceOf(province);
  return own && isSameCity(own.name.zh_CN, name) ? say(own.name, language) : name;
}

type Way = Omit<HeatmapFlow, 'from'> & { address: string; home: number | null };

/** From dealers to the provinces or countries where their goods were scanned outside their territories, most frequent first. */
async function readFlows(
  tx: Tx,
  companyId: number,
  where: ReturnType<typeof chosen>,
  isWorld: boolean,
): Promise<HeatmapFlow[]> {
  const to = isWorld ? sql`city` : sql`province`;
  const { rows } = await sql<Way>`
    select f.dealer_id, coalesce(d.name, '') as dealer_name, coalesce(d.address, '') as address, f.to, f.outside,
      (select sum(total)::float8 from scan_flow
        where ${where} and outside > 0 and dealer_id = f.dealer_id and ${to} = f.to) as total,
      (select t.province from territory t where t.company_id = ${companyId}
        and t.dealer_id = f.dealer_id order by t.from_day, t.id limit 1) as home
    from (select dealer_id, ${to} as to, sum(outside)::float8 as outside
      from scan_flow where ${where} and outside > 0 group by dealer_id, ${to}
      order by outside desc, dealer_id, ${to} limit ${mostFlows}) as f
    left join dealer d on d.company_id = ${companyId} and d.dealer_id = f.dealer_id
    order by f.outside desc, f.dealer_id, f.to`.execute(tx);
  const cities = rows.some(({ address }) => address !== '') ? await readCities(tx, null) : [];
  return rows.map(({ address, home, ...way }) => ({
    ...way,
    from: findDivision(address, cities)?.province ?? home ?? 0,
  }));
}

/** The territories in force on some day of the period. */
async function readTerritories(
  tx: Tx,
  companyId: number,
  [first, last]: readonly [string, string],
  { dealer_id: dealer, province }: z.output<typeof heatmapInput>,
): Promise<Heatmap['territories']> {
  const { rows } = await sql<Heatmap['territories'][number]>`
    select t.dealer_id, d.name as dealer_name, t.province, coalesce(c.name, '') as city, t.from_day::text, t.until_day::text
    from territory t join dealer d on d.company_id = t.company_id and d.dealer_id = t.dealer_id
    left join city c on c.code = t.city
    where t.company_id = ${companyId} and t.from_day <= ${last}::date
      and (t.until_day is null or t.until_day >= ${first}::date)
      ${dealer === undefined ? sql`` : sql`and t.dealer_id = ${dealer}`}
      ${province === undefined ? sql`` : sql`and t.province = ${province}`}
    order by d.name, t.province, t.city, t.from_day limit ${mostTerritories}`.execute(tx);
  return rows;
}

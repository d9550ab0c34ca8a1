import { sql } from 'kysely';
import type * as z from 'zod';
import { isHidden } from '#contract/codes/mark.ts';
import type { logInput, QueryLog } from '#contract/features/consumer/contract.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { countryName, isCountry } from '#contract/countries.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import type { Tx } from '../database/database.ts';
import type { Page } from '../http/endpoint.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { logWithoutHidden } from './hidden-facts.ts';
import { checksSince, type Check } from './log.ts';
import { readReference } from './reference.ts';

const day = 86_400_000;

/** A place as text; the city by its name in that language, if it has one. */
export function placeText(province: number, city: string, language: Language): string {
  const found = provinceOf(province);
  if (!found)
    return isCountry(city)
      ? countryName(city, language)
      : say(consumerTexts.unknownPlace, language);
  const name = say(found.name, language);
  if (city === '' || city.startsWith(name)) return name;
  return language === 'en' ? `${city}, ${name}` : `${name} ${city}`;
}

type Checks = {
  company: number;
  seq: number;
  code: string;
  limit: number;
  from: number;
  firstNo: number | null;
};

/** The counted checks of a code since it was shipped, newest first. */
export async function readChecks(
  tx: Tx,
  { company, seq, code, limit, from, firstNo }: Checks,
  language: Language,
): Promise<QueryLog[]> {
  if (firstNo === null) return [];
  // Future partitions are made ahead; with an upper bound the planner skips them.
  const tomorrow = new Date(Date.now() + day);
  // The index has them in order: without this all checks of a popular code are sorted for the last few.
  await sql`set local enable_sort = off`.execute(tx);
  const { rows } = await sql<Check>`
    select number - ${firstNo}::int + 1 as number, province, city, scan_time as time from scan_log
    where company_id = ${company} and seq = ${seq} and channel = 0 and counts and scan_time < ${tomorrow}
      and number >= ${firstNo}
    order by id desc limit ${limit} offset ${from}`.execute(tx);
  await sql`set local enable_sort = on`.execute(tx);
  return tellChecks(rows, code, language);
}

/** Checks as text. */
export const tellChecks = (
  checks: readonly Check[],
  code: string,
  language: Language,
): QueryLog[] =>
  checks.map(({ number, province, city, time }) => ({
    query_no: number,
    serial_number: code,
    // Addresses of visitors are known to be in a city by its Chinese name only.
    location: placeText(province, language === 'zh_CN' || province === 0 ? city : '', language),
    create_time: time.toISOString(),
  }));

/** The checks of a code, page by page. */
export async function readQueryLog(
  app: App,
  tx: Tx,
  { id, page, limit }: z.output<typeof logInput>,
  language: Language,
): Promise<Page<QueryLog>> {
  const asked = readReference(app, id);
  if (!asked) return { rows: [], count: 0 };
  const { company, seq } = asked;
  const row = await tx
    .selectFrom('identifier')
    .select(['seq', 'code', 'scans', 'first_time', 'first_no'])
    .where('company_id', '=', company)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!row) return { rows: [], count: 0 };
  const mark = await markOf(app, company, tx);
  if (isHidden(mark, 'query_log')) return { rows: [], count: 0 };
  const firstNo = row.first_time ? (row.first_no ?? 1) : null;
  const [code = ''] = (await codeTexts(app, tx, company, [row])).values();
  const rows = await readChecks(
    tx,
    { company, seq, code, limit, from: (page - 1) * limit, firstNo },
    language,
  );
  return { rows: logWithoutHidden(rows, mark), count: checksSince({ scans: row.scans, firstNo }) };
}

import { sql } from 'kysely';
import * as z from 'zod';
import {
  newsFilter,
  newsInfo,
  newsRow,
  type News,
} from '#contract/features/content/articles/contract.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { loginTypes } from '#contract/login-types.ts';
import { translated } from '#contract/translated.ts';
import { rowId } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import { keepBriefly } from '#server/cache.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { gramsOf } from '#server/records/filters.ts';

const published = (tx: Tx) =>
  tx
    .selectFrom('article as a')
    .leftJoin('item_category as c', 'c.id', 'a.category_id')
    .select(['a.id', 'a.cover', 'a.author', 'a.publish_time', 'a.is_pinned'])
    .select(['a.title', 'a.title_en', 'a.title_tw'])
    .select(['a.summary', 'a.summary_en', 'a.summary_tw'])
    .select(['c.name', 'c.name_en', 'c.name_tw'])
    .where('a.state', '=', 'published');
type Row = Awaited<ReturnType<ReturnType<typeof published>['executeTakeFirstOrThrow']>>;

const inWords = (row: Row, language: Language): News => ({
  id: row.id,
  title: translated(row, 'title', language),
  summary: translated(row, 'summary', language),
  cover: row.cover,
  author: row.author,
  category_name:
    row.name === null
      ? null
      : translated(
          { name: row.name, name_en: row.name_en!, name_tw: row.name_tw! },
          'name',
          language,
        ),
  publish_time: row.publish_time!.toISOString(),
  is_pinned: row.is_pinned,
});

/** One published article for whoever asks, signed in or not. */
const readNews = keepBriefly((app: App, key: `${number} ${Language}`) =>
  transact(app.database.main, systemActor, async (tx) => {
    const [id, language] = key.split(' ') as [string, Language];
    const row = await published(tx)
      .select(['a.body', 'a.body_en', 'a.body_tw'])
      .where('a.id', '=', Number(id))
      .executeTakeFirst();
    return row ? { ...inWords(row, language), body: translated(row, 'body', language) } : null;
  }),
);

/** `GET {type}/news/index` and `info`: what was published, in the reader's language. */
export const newsEndpoints = [
  endpoint({
    method: 'GET',
    types: loginTypes,
    path: 'news/index',
    allow: 'signedIn',
    input: newsFilter,
    rows: newsRow,
    fields: articleTexts.fields,
    run: async ({ tx, input, language }) => {
      const limit = Math.min(input.limit, limits.listMax);
      const words = input.keyword?.toLowerCase();
      const found = words
        ? sql<boolean>`grams(0, a.search) @> ${gramsOf(words).map((gram) => `0:${gram}`)}::text[] and strpos(a.search, ${words}) > 0`
        : sql<boolean>`true`;
      const rows = await published(tx)
        .where(found)
        .orderBy('a.is_pinned', 'desc')
        .orderBy('a.publish_time', 'desc')
        .orderBy('a.id', 'desc')
        .limit(limit)
        .offset((input.page - 1) * limit)
        .execute();
      const { count } = await tx
        .selectFrom('article as a')
        .select((from) => from.fn.countAll<number>().as('count'))
        .where('a.state', '=', 'published')
        .where(found)
        .executeTakeFirstOrThrow();
      return { rows: rows.map((row) => inWords(row, language)), count };
    },
  }),
  endpoint({
    method: 'GET',
    types: loginTypes,
    path: 'news/info',
    allow: 'public',
    input: z.strictObject({ id: rowId }),
    answer: newsInfo,
    transaction: false,
    run: async ({ app, input, language }) => {
      const news = await readNews(app, `${input.id} ${language}`);
      if (!news) throw notFound();
      return news;
    },
  }),
];

import { sql } from 'kysely';
import {
  type News,
  type NewsInfo,
  newsCalls,
} from '#contract/features/content/articles/contract.ts';
import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { translated } from '#contract/translated.ts';
import type { App } from '#server/app.ts';
import { cache } from '#server/cache.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
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

// Public: the database is asked at most once in this time.
const kept = cache<App, string, NewsInfo | null>({ max: 1_000, maxAge: 2_000, isShared: true });

/** One published article, for any reader, signed in or not. */
const readNews = (app: App, id: number, language: Language): Promise<NewsInfo | null> =>
  kept.get(app, `${id} ${language}`, () =>
    transact(app.database.main, systemActor, async (tx) => {
      const row = await published(tx)
        .select(['a.body', 'a.body_en', 'a.body_tw'])
        .where('a.id', '=', id)
        .executeTakeFirst();
      return row ? { ...inWords(row, language), body: translated(row, 'body', language) } : null;
    }),
  );

/** `GET {type}/news/index` and `info`: published articles in the reader's language. */
export const newsEndpoints = [
  serve(newsCalls.index, async ({ tx, input, language }) => {
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
  }),
  serve(
    newsCalls.info,
    async ({ app, input, language }) => {
      const news = await readNews(app, input.id, language);
      if (!news) throw notFound();
      return news;
    },
    { transaction: false },
  ),
];

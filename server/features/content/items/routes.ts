import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { itemFilter } from '#contract/features/content/items/contract.ts';
import { type Item, type ItemInput, itemCalls } from '#contract/features/content/items/contract.ts';
import { itemTexts } from '#contract/features/content/items/texts.ts';
import { freePictures, usePictures } from '#server/files/of-platform.ts';
import { Refusal } from '#server/refusal.ts';
import { dayOf } from '#server/records/cells.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { exportInThree, importInThree } from '#server/records/translated.ts';

const isToday = sql<boolean>`coalesce(i.show_from <= (now() at time zone 'Asia/Shanghai')::date, true)
  and coalesce(i.show_until >= (now() at time zone 'Asia/Shanghai')::date, true)`;

const list: ListPlan<z.output<typeof itemFilter>, Item> = {
  table: 'item',
  isTenant: false,
  filters: { keyword: mentions(false), category_id: equals('category_id') },
  order: () => sql`sort, id`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('item as i')
      .leftJoin('item_category as c', 'c.id', 'i.category_id')
      .leftJoin('article as a', 'a.id', 'i.article_id')
      .select(['i.id', 'i.category_id', 'c.name as category_name'])
      .select(['i.title', 'i.title_en', 'i.title_tw'])
      .select(['i.summary', 'i.summary_en', 'i.summary_tw', 'i.picture', 'i.url'])
      .select(['i.article_id', 'a.title as article_title', 'i.sort', 'i.show_from'])
      .select(['i.show_until', 'i.version', 'i.create_time', 'i.update_time'])
      .select(isToday.as('is_shown'))
      .where('i.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

const exists = async ({ tx }: Pick<Reader, 'tx'>, table: 'article' | 'item_category', id: number) =>
  (await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;
const refuse = (text: 'noCategory' | 'noArticle', field: string) =>
  new Refusal(itemTexts.errors[text], { code: codes.invalid, field });

/** Categories by their name, for imports. */
const categoryWords = async ({ tx }: Reader) =>
  (
    await tx
      .selectFrom('item_category')
      .select(['id', 'name', 'name_en', 'name_tw'])
      .orderBy('sort')
      .execute()
  ).map(({ id, ...names }) => ({
    value: id,
    names: [...new Set([names.name, names.name_en || names.name, names.name_tw || names.name])],
  }));

export const itemEndpoints = serveRecords(itemCalls, {
  texts: itemTexts,
  list,
  toColumns: async (input, call, before) => {
    const { category_id: category, article_id: article } = input;
    if (category !== null && category !== before?.category_id)
      if (!(await exists(call, 'item_category', category)))
        throw refuse('noCategory', 'category_id');
    if (article !== null && article !== before?.article_id)
      if (!(await exists(call, 'article', article))) throw refuse('noArticle', 'article_id');
    return input;
  },
  afterWrite: async ({ tx }, id, _before, columns) =>
    usePictures(tx, { owner: 'item', id }, [(columns as ItemInput).picture], {
      text: itemTexts.errors.noPicture,
      field: 'picture',
    }),
  beforeDelete: async ({ tx }, rows) =>
    freePictures(
      tx,
      'item',
      rows.map(({ id }) => id),
    ),
  export: [
    ...exportInThree('title', 32),
    ...exportInThree('summary', 40),
    { field: 'category_name', width: 18 },
    { field: 'url', width: 36 },
    { field: 'article_title', width: 32 },
    { field: 'sort', width: 8 },
    { field: 'show_from', width: 12 },
    { field: 'show_until', width: 12 },
    {
      field: 'is_shown',
      width: 10,
      show: (isShown, language) => itemTexts.states[`${isShown}`][language],
    },
    { field: 'update_time' },
  ],
  import: [
    ...importInThree('title', { isRequired: true, example: '编码规则怎么选' }),
    ...importInThree('summary', { example: '三分钟看懂 GS1 与自有编码' }),
    { field: 'category_id', options: categoryWords },
    { field: 'url', example: 'https://www.gs1cn.org/' },
    { field: 'sort', example: '10', hint: itemTexts.hints.sort },
    { field: 'show_from', read: dayOf, example: '2026-01-01' },
    { field: 'show_until', read: dayOf, example: '2026-12-31' },
  ],
});

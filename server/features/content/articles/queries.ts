import type * as z from 'zod';
import type {
  Article,
  articleFilter,
  ArticleInfo,
} from '#contract/features/content/articles/contract.ts';
import { notFound } from '#server/refusal.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

export const articleList: ListPlan<z.output<typeof articleFilter>, Article> = {
  table: 'article',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    state: oneOf('state'),
    category_id: equals('category_id'),
    create_time: within('create_time'),
  },
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('article as a')
      .leftJoin('item_category as c', 'c.id', 'a.category_id')
      .select(['a.id', 'a.category_id', 'c.name as category_name', 'a.cover', 'a.author'])
      .select(['a.title', 'a.title_en', 'a.title_tw'])
      .select(['a.summary', 'a.summary_en', 'a.summary_tw'])
      .select(['a.state', 'a.publish_time', 'a.is_pinned', 'a.version'])
      .select(['a.create_time', 'a.update_time'])
      .where('a.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      publish_time: row.publish_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** One article with its text. */
export async function readArticle(reader: Reader, id: number): Promise<ArticleInfo> {
  const [row] = await inOrder(articleList, reader, [id]);
  const text = await reader.tx
    .selectFrom('article')
    .select(['body', 'body_en', 'body_tw'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !text) throw notFound();
  return { ...row, ...text };
}

/** Whether the category exists; locks it until the record is written. */
export async function holdCategory({ tx }: Pick<Reader, 'tx'>, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('item_category')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

import { sql } from 'kysely';
import type { LayoutPart } from '#contract/features/operate/layouts/contract.ts';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import { layoutTexts } from '#contract/features/operate/layouts/texts.ts';
import type { Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import { translated } from '#contract/translated.ts';
import type { Tx } from '#server/database/database.ts';

type For = { type: LoginType; language: Language };
type Read = (tx: Tx, part: LayoutPart, whom: For) => Promise<ShownPart | null>;

const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
const isToday = sql<boolean>`coalesce(show_from <= ${today}, true) and coalesce(show_until >= ${today}, true)`;
/** A category and everything below it. */
const below = (category: number) => sql<boolean>`category_id in (
  with recursive branch as (
    select id from item_category where id = ${category}
    union all select c.id from item_category c join branch b on c.parent_id = b.id)
  select id from branch)`;
const everywhere = sql<boolean>`true`;

/** The active ads of one slot, for users of this login type. */
export const readAds: Read = async (tx, { ad_sort_id: id }, { type, language }) => {
  const sort = await tx
    .selectFrom('ad_sort')
    .select(['code', 'is_carousel', 'width', 'height', 'most'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sort) return null;
  const { most, ...frame } = sort;
  const rows = await tx
    .selectFrom('ad')
    .select(['id', 'title', 'title_en', 'title_tw', 'alt', 'alt_en', 'alt_tw', 'url'])
    .select(['picture', 'picture_en', 'picture_tw'])
    .where('ad_sort_id', '=', id)
    .where('is_on', '=', true)
    .where(sql<boolean>`types @> ${JSON.stringify([type])}::jsonb`)
    .where(isToday)
    .orderBy('sort')
    .orderBy('id')
    .limit(most)
    .execute();
  if (rows.length === 0) return null;
  const ads = rows.map((row) => ({
    id: row.id,
    alt: translated(row, 'alt', language) || translated(row, 'title', language),
    picture: translated(row, 'picture', language),
    url: row.url,
  }));
  return { kind: 'ads', ...frame, ads };
};

export const readArticles: Read = async (tx, { category_id: category, most }, { language }) => {
  const rows = await tx
    .selectFrom('article')
    .select(['id', 'title', 'title_en', 'title_tw', 'summary', 'summary_en', 'summary_tw'])
    .select(['cover', 'publish_time', 'is_pinned'])
    .where('state', '=', 'published')
    .where(category === null ? everywhere : below(category))
    .orderBy('is_pinned', 'desc')
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return null;
  const articles = rows.map((row) => ({
    id: row.id,
    title: translated(row, 'title', language),
    summary: translated(row, 'summary', language),
    cover: row.cover,
    publish_time: row.publish_time!.toISOString(),
    is_pinned: row.is_pinned,
  }));
  return { kind: 'articles', articles };
};

export const readItems: Read = async (tx, { category_id: category, most }, { language }) => {
  const rows = await tx
    .selectFrom('item')
    .select(['id', 'title', 'title_en', 'title_tw', 'summary', 'summary_en', 'summary_tw'])
    .select(['picture', 'url'])
    // A link to an unpublished article is removed.
    .select(
      sql<
        number | null
      >`(select a.id from article a where a.id = article_id and a.state = 'published')`.as(
        'article_id',
      ),
    )
    .where(isToday)
    .where(category === null ? everywhere : below(category))
    .orderBy('sort')
    .orderBy('id')
    .limit(most)
    .execute();
  if (rows.length === 0) return null;
  const items = rows.map((row) => ({
    id: row.id,
    title: translated(row, 'title', language),
    summary: translated(row, 'summary', language),
    picture: row.picture,
    url: row.url,
    article_id: row.article_id,
  }));
  return { kind: 'items', title: await categoryName(tx, category, language), items };
};

async function categoryName(tx: Tx, id: number | null, language: Language): Promise<string> {
  const row =
    id === null
      ? undefined
      : await tx
          .selectFrom('item_category')
          .select(['name', 'name_en', 'name_tw'])
          .where('id', '=', id)
          .executeTakeFirst();
  return row ? translated(row, 'name', language) : layoutTexts.recommended[language];
}

// More links would not fit a footer.
const mostLinks = 20;

export const readLinks: Read = async (tx) => {
  const links = await tx
    .selectFrom('link')
    .select(['name', 'url'])
    .where('is_shown', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(mostLinks)
    .execute();
  return links.length === 0 ? null : { kind: 'links', links };
};

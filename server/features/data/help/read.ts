import { sql } from 'kysely';
import { helpCategories, helpCalls } from '#contract/features/data/help/contract.ts';
import { translated } from '#contract/translated.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { gramsOf } from '#server/records/filters.ts';

// Enough for a whole manual without paging.
const mostEntries = 1_000;

/** `GET {type}/help/read` */
export const readHelpEndpoint = serve(
  helpCalls.read,
  async ({ tx, type, language, input }) => {
    const mine = tx
      .selectFrom('help as h')
      .leftJoin('dict_data as d', (join) =>
        join.onRef('d.value', '=', 'h.category').on('d.dict_code', '=', helpCategories),
      )
      .select(['h.id', 'h.category', 'd.name as category_name'])
      .select(['h.title', 'h.title_en', 'h.title_tw'])
      .where('h.is_shown', '=', true)
      .where(sql<boolean>`h.audiences @> ${JSON.stringify([type])}::jsonb`);
    type Row = Awaited<ReturnType<typeof mine.executeTakeFirstOrThrow>>;
    const inWords = (row: Row) => ({
      id: row.id,
      category: row.category,
      category_name: row.category_name?.[language] ?? row.category,
      title: translated(row, 'title', language),
    });
    const words = input.keyword?.toLowerCase();
    const found = words
      ? mine.where(
          sql<boolean>`grams(0, h.search) @> ${gramsOf(words).map((gram) => `0:${gram}`)}::text[] and strpos(h.search, ${words}) > 0`,
        )
      : mine;
    const entries = await found
      .orderBy('d.sort')
      .orderBy('h.category')
      .orderBy('h.sort')
      .orderBy('h.id')
      .limit(mostEntries)
      .execute();
    const asked = input.entry
      ? await mine
          .select(['h.body', 'h.body_en', 'h.body_tw', 'h.update_time'])
          .where('h.id', '=', input.entry)
          .executeTakeFirst()
      : null;
    if (asked === undefined) throw notFound();
    return {
      entries: entries.map(inWords),
      entry: asked && {
        ...inWords(asked),
        body: translated(asked, 'body', language),
        update_time: asked.update_time.toISOString(),
      },
    };
  },
  { isLong: true },
);

import { sql } from 'kysely';
import { helpCategories } from '#contract/features/data/help/contract.ts';
import type { Language } from '#contract/language.ts';
import { translated } from '#contract/translated.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact } from '../database/database.ts';

export type HelpGroup = {
  name: string;
  entries: { id: number; title: string; body: string }[];
};

// The limit for a phone.
const mostEntries = 100;

// Public: the database is asked at most once in this time.
const kept = cache<App, Language, HelpGroup[]>({ max: 3, maxAge: 2_000, isShared: true });

/** The platform's help entries for consumers, by category. */
export const readPublicHelp = (app: App, language: Language): Promise<HelpGroup[]> =>
  kept.get(app, language, () =>
    transact(app.database.main, systemActor, async (tx): Promise<HelpGroup[]> => {
      const rows = await tx
        .selectFrom('help as h')
        .leftJoin('dict_data as d', (join) =>
          join.onRef('d.value', '=', 'h.category').on('d.dict_code', '=', helpCategories),
        )
        .select(['h.id', 'h.category', 'd.name as category_name'])
        .select(['h.title', 'h.title_en', 'h.title_tw', 'h.body', 'h.body_en', 'h.body_tw'])
        .where('h.is_shown', '=', true)
        .where(sql<boolean>`h.audiences @> '["public"]'`)
        .orderBy('d.sort')
        .orderBy('h.category')
        .orderBy('h.sort')
        .orderBy('h.id')
        .limit(mostEntries)
        .execute();
      const categories = [...new Set(rows.map(({ category }) => category))];
      const groups = categories.map((one) => rows.filter(({ category }) => category === one));
      return groups.map((group) => ({
        name: group[0]!.category_name?.[language] ?? group[0]!.category,
        entries: group.map((row) => ({
          id: row.id,
          title: translated(row, 'title', language),
          // Sanitised when it was saved.
          body: translated(row, 'body', language),
        })),
      }));
    }),
  );

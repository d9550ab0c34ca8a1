import type { LayoutPart } from '#contract/features/operate/layouts/contract.ts';
import { shownCalls, type ShownPart } from '#contract/features/operate/layouts/shown.ts';
import type { AdPlace } from '#contract/features/operate/places.ts';
import type { Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { App } from '#server/app.ts';
import { cache } from '#server/cache.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { readAds, readArticles, readItems, readLinks } from './parts.ts';

const reads = { ads: readAds, articles: readArticles, items: readItems, links: readLinks };

/** The current content of these parts in the reader's language; empty ones are left out. */
export async function readParts(
  tx: Tx,
  parts: readonly LayoutPart[],
  type: LoginType,
  language: Language,
): Promise<ShownPart[]> {
  const shown: ShownPart[] = [];
  for (const part of parts) {
    const found = await reads[part.kind](tx, part, { type, language });
    if (found) shown.push(found);
  }
  return shown;
}

const plain = { ad_sort_id: null, category_id: null, most: 5 };
/** The default content of a place, in addition to its ads. */
const usual: Record<AdPlace, readonly LayoutPart[]> = {
  login: [{ ...plain, kind: 'links' }],
  dashboard: [{ ...plain, kind: 'articles' }],
  refused: [],
};

async function partsOf(tx: Tx, place: AdPlace, type: LoginType): Promise<readonly LayoutPart[]> {
  const layout = await tx
    .selectFrom('layout')
    .select(['parts', 'is_on'])
    .where('place', '=', place)
    .where('type', '=', type)
    .executeTakeFirst();
  if (layout) return layout.is_on ? layout.parts : [];
  const sorts = await tx
    .selectFrom('ad_sort')
    .select('id')
    .where('place', '=', place)
    .orderBy('id')
    .execute();
  const ads = sorts.map(({ id }) => ({ ...plain, kind: 'ads' as const, ad_sort_id: id }));
  return [...ads, ...usual[place]];
}

// Public: the database is asked at most once in this time.
const kept = cache<App, string, ShownPart[]>({ max: 100, maxAge: 2_000, isShared: true });
const readShown = (app: App, place: AdPlace, type: LoginType, language: Language) =>
  kept.get(app, [place, type, language].join(), () =>
    transact(app.database.main, systemActor, async (tx) =>
      readParts(tx, await partsOf(tx, place, type), type, language),
    ),
  );

const shownAt = (place: AdPlace) =>
  serve(shownCalls[place], ({ app, type, language }) => readShown(app, place, type, language), {
    transaction: false,
    isLong: true,
  });

/** The platform's content on login pages, workplaces and refusal pages. */
export const shownEndpoints = [shownAt('login'), shownAt('dashboard'), shownAt('refused')];

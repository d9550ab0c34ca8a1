import type { ProductCard, Scene } from '#blocks/kit/scene.ts';
import type { Language } from '#contract/language.ts';
import { translated } from '#contract/translated.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { cache } from '../cache.ts';

const kept = cache<App, string, Scene['products']>({
  max: 20_000,
  maxAge: 10_000,
  isShared: true,
});

/** The page fields of these parts of a company by id, briefly cached. */
export async function cardsOf(
  app: App,
  company: number,
  ids: readonly number[],
  language: Language,
): Promise<Scene['products']> {
  if (ids.length === 0) return {};
  return kept.get(app, `${company}:${language}:${ids.join()}`, async () => {
    const cards = await transact(app.database.main, systemActor, (tx) =>
      readCards(tx, company, ids, language),
    );
    return Object.fromEntries(cards.map((card) => [card.id, card]));
  });
}

/** Discontinued parts are not shown. */
export async function readCards(
  tx: Tx,
  company: number,
  ids: readonly number[],
  language: Language,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'name', 'name_en', 'name_tw', 'images', 'introduction', 'price'])
    .where('company_id', '=', company)
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .execute();
  return rows.map(({ id, images, introduction, price, ...names }) => ({
    id,
    name: translated(names, 'name', language),
    coverUrl: images[0] ?? '',
    introduce: introduction,
    price: price === null ? '' : String(price / 100),
  }));
}

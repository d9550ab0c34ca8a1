import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { stateOf } from '#contract/codes/states.ts';
import { isGrave } from '#contract/codes/verdicts.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import type { Found } from '../repairs/request.ts';
import { noteView } from './figures.ts';
import { findVersion } from './find-page.ts';
import { sceneWithoutScan } from './preview-scene.ts';
import { tapMark } from './taps.ts';

type OwnPage = { page: PageDocument; scene: Scene; taps: string };
type Around = {
  language: Language;
  query: Readonly<Record<string, string>>;
  /** The form comes back with its errors: that is no other view. */
  isAgain: boolean;
};

/**
 * The company's own page above a form or the records of a product, with the product's facts; null if it has none. With
 * something grave about the code it is not shown: such a page welcomes buyers.
 */
export async function ownFormPage(
  app: App,
  known: Found,
  kind: 'activation' | 'service',
  { language, query, isAgain }: Around,
): Promise<OwnPage | null> {
  const { company, seq } = known;
  const found = await transact(app.database.main, systemActor, async (tx) => {
    const item = await tx
      .selectFrom('identifier')
      .select(['state', 'part_id', 'batch_id'])
      .where('company_id', '=', company)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (!item) return null;
    const product = { company, seq, partId: item.part_id, batchId: item.batch_id };
    const own = await findVersion(app, tx, product, kind);
    return own && { ...own, state: stateOf(item.state) };
  });
  if (!found) return null;
  const page = withoutVerdict(found.page);
  const scene = await sceneWithoutScan(app, known, { language, query, page, place: 'page' });
  if (!scene || isGrave(scene.answer)) return null;
  if (!isAgain) noteView(app, found.shown, { seq, state: found.state });
  return { page, scene, taps: tapMark(app, found.shown) };
}

const stripped = new WeakMap<PageDocument, PageDocument>();

/** Nothing was scanned, so nothing is judged; the same page gives the same result, for what is cached under it. */
function withoutVerdict(page: PageDocument): PageDocument {
  const known = stripped.get(page);
  if (known) return known;
  const order = blocksOf(page).flatMap(({ id, type }) => (type === queryResult.type ? [] : id));
  const bare = order.length === page.order.length ? page : { ...page, order };
  stripped.set(page, bare);
  return bare;
}

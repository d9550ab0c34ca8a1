import type { Brand, BrandTheme } from '#contract/codes/brand.ts';
import { isHidden, type Mark } from '#contract/codes/mark.ts';
import { pictureAddress, pictureAt } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { translated } from '#contract/translated.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { markOf } from './marks.ts';

/** What a company is called, and its logo in the back office. */
type Named = { name: string; logo: string | null };

const known = cache<App, number, Named, Message>({
  max: 20_000,
  maxAge: 10_000,
  isShared: true,
  forgets: (message) => (message.topic === 'mark' ? message.company : undefined),
});

const readNamed = (tx: Tx, company: number): Promise<Named> =>
  tx
    .selectFrom('company as c')
    .leftJoin('company_brand as b', 'b.company_id', 'c.company_id')
    .select(['c.name', 'b.logo'])
    .where('c.company_id', '=', company)
    .executeTakeFirstOrThrow();

/** A picture inside the page weighs on every scan. */
const mostInline = 6_000;
const shownLogo = (logo: string): string =>
  pictureAddress.test(logo) ? pictureAt(logo, 240) : logo.length <= mostInline ? logo : '';

/** The brand of a company as all its pages show it, in a language; nothing without a company. */
export async function brandFor(
  app: App,
  company: number | null,
  language: Language,
): Promise<{ brand: Brand | null; theme: BrandTheme | null }> {
  if (company === null) return { brand: null, theme: null };
  const mark = await markOf(app, company);
  const named = await known.get(app, company, () =>
    transact(app.database.main, systemActor, (tx) => readNamed(tx, company)),
  );
  const { brand_color, brand_radius, brand_spacing } = mark;
  return {
    brand: brandIn(mark, named, language),
    theme: { brand_color, brand_radius, brand_spacing },
  };
}

function brandIn(mark: Mark, named: Named, language: Language): Brand {
  const isNameless = isHidden(mark, 'company');
  return {
    name: isNameless ? '' : translated(mark, 'brand_name', language) || named.name,
    logo: isNameless ? '' : shownLogo(mark.brand_logo || named.logo || ''),
    hotline: mark.hotline,
  };
}

import { useLanguage } from '#admin/app/language.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { PageFigure } from '#contract/features/product/page-templates/figures.ts';
import { languageTags } from '#contract/language.ts';

const every = ['views', 'taps', 'products', 'activations'] as const;

/** No activation follows a page for after-sales service. */
export const figuresOf = (kind: PageKind): readonly (keyof PageFigure)[] =>
  kind === 'service' ? ['views', 'taps'] : every;

export const sumOf = (rows: readonly PageFigure[]): PageFigure =>
  rows.reduce(
    (sum, row) => ({
      views: sum.views + row.views,
      taps: sum.taps + row.taps,
      products: sum.products + row.products,
      activations: sum.activations + row.activations,
    }),
    { views: 0, taps: 0, products: 0, activations: 0 },
  );

/** Tells how many of the products were activated; a dash while there were none. */
export function useRate() {
  const tag = languageTags[useLanguage((state) => state.language)];
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return ({ products, activations }: Pick<PageFigure, 'products' | 'activations'>): string =>
    products === 0 ? '–' : percent.format(activations / products);
}

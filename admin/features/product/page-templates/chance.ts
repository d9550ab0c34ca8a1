import type { PageFigure } from '#contract/features/product/page-templates/figures.ts';

type Counted = Pick<PageFigure, 'products' | 'activations'>;

/** Whether the difference of two rates could be chance: too few to tell, maybe, hardly (1 in 20) or not (1 in 100). */
export type Chance = 'few' | 'maybe' | 'hardly' | 'no';

const enough = 5;
const [oneIn20, oneIn100] = [1.96, 2.576];

/** The test of two proportions, for two independent groups; below five in any cell it says nothing. */
export function chanceOf(one: Counted, other: Counted): Chance {
  const cells = [one, other].flatMap(({ products, activations }) => [
    activations,
    products - activations,
  ]);
  if (cells.some((cell) => cell < enough)) return 'few';
  const rate = (one.activations + other.activations) / (one.products + other.products);
  const spread = Math.sqrt(rate * (1 - rate) * (1 / one.products + 1 / other.products));
  const apart = Math.abs(one.activations / one.products - other.activations / other.products);
  const deviations = apart / spread;
  return deviations >= oneIn100 ? 'no' : deviations >= oneIn20 ? 'hardly' : 'maybe';
}

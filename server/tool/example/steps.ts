import {
  exampleAmounts,
  withNeeds,
  type ExampleKind,
  type ExampleSize,
} from '#contract/features/tool/example/kinds.ts';

/** One step of a run: what is made in one transaction. */
export type ExampleStep = { kind: ExampleKind; from: number; count: number };

/** How much of a kind is made at once, so that progress shows and a crash repeats little. */
const atOnce: Record<ExampleKind, number> = {
  products: 5,
  partners: 20,
  pages: 5,
  batches: 20,
  codes: 4_000,
  security: 2_000,
  scans: 2_000,
  repairs: 20,
};

/** The steps of a run, always the same for the same wish. */
export function stepsOf(kinds: readonly ExampleKind[], size: ExampleSize): ExampleStep[] {
  return withNeeds(kinds).flatMap((kind) => {
    const all = exampleAmounts[size][kind];
    // Each batch has its own pack.
    const each = kind === 'codes' ? all / exampleAmounts[size].batches : atOnce[kind];
    return Array.from({ length: Math.ceil(all / each) }, (_, at) => ({
      kind,
      from: at * each,
      count: Math.min(each, all - at * each),
    }));
  });
}

import type { City } from '#contract/features/data/cities/contract.ts';

/** The expanded rows, each below its parent. */
export function inBranches(
  top: readonly City[],
  below: ReadonlyMap<number, readonly City[]>,
): City[] {
  return top.flatMap((city) => [city, ...inBranches(below.get(city.code) ?? [], below)]);
}

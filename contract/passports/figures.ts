import type { Material } from './content.ts';

/** How much of a product is recycled, in percent; null where no material tells both its share and its recycled content. */
export function recycledShare(materials: readonly Material[] | undefined): number | null {
  const told = (materials ?? []).filter(
    ({ share, recycled }) => share !== null && recycled !== null,
  );
  if (told.length === 0) return null;
  const sum = told.reduce((total, { share, recycled }) => total + (share! * recycled!) / 100, 0);
  return Math.round(sum * 10) / 10;
}

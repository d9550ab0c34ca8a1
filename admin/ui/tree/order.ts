type Placed = { id: number; sort: number };

const step = 10;
const most = 99_999;

/** The number of a new last sibling. */
export const lastSort = (siblings: readonly Placed[]): number =>
  Math.min(most, Math.max(0, ...siblings.map(({ sort }) => sort)) + step);

/**
 * Which sort numbers must change to move a sibling: only its own if there is room between its new neighbours, otherwise
 * all.
 */
export function reorder(siblings: readonly Placed[], id: number, to: number): Placed[] {
  const moved = siblings.find((one) => one.id === id);
  const rest = siblings.filter((one) => one.id !== id);
  if (!moved || siblings[to] === undefined || siblings[to].id === id) return [];
  const list = rest.toSpliced(to, 0, moved);
  const low = list[to - 1]?.sort ?? -1;
  const high = list[to + 1]?.sort ?? Math.min(most + 1, low + 2 * step);
  if (high - low > 1) return [{ id, sort: Math.floor((low + high) / 2) }];
  return list
    .map((one, at) => ({ id: one.id, sort: (at + 1) * step }))
    .filter((one) => siblings.find((before) => before.id === one.id)!.sort !== one.sort);
}

/** A row of a list that is a tree. */
export type TreeRow = { id: number; parent_id: number | null; name: string };
export type TreeChoice = { value: number; title: string; children: TreeChoice[] };

/**
 * Flat rows as a tree, in their order. A row without its parent goes to the top; `without` and everything below it are
 * left out, since nothing can be moved below itself.
 */
export function growTree(rows: readonly TreeRow[], without?: number): TreeChoice[] {
  const ids = new Set(rows.map((row) => row.id));
  const below = new Map<number | null, TreeRow[]>();
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null;
    below.set(parent, [...(below.get(parent) ?? []), row]);
  }
  const grow = (parent: number | null): TreeChoice[] =>
    (below.get(parent) ?? [])
      .filter((row) => row.id !== without)
      .map((row) => ({ value: row.id, title: row.name, children: grow(row.id) }));
  return grow(null);
}

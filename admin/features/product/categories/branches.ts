import type { Category } from '#contract/features/product/categories/contract.ts';

/** A category where it stands in the tree that is shown. */
export type Branch = Category & {
  depth: number;
  hasChildren: boolean;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Parts filed under it or anywhere below. */
  allParts: number;
};

type Children = ReadonlyMap<number | null, readonly Category[]>;

/** Who stands below whom, in the order they came; whoever has lost its parent stands at the top. */
export function childrenOf(rows: readonly Category[]): Children {
  const ids = new Set(rows.map(({ id }) => id));
  const below = new Map<number | null, Category[]>();
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null;
    const siblings = below.get(parent);
    if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  return below;
}

/** The rows to draw, each under its parent; while something is searched, what matches and the way to it. */
export function visibleBranches(
  rows: readonly Category[],
  isOpened: (id: number) => boolean,
  keyword = '',
): Branch[] {
  const below = childrenOf(rows);
  const shown = keyword === '' ? null : withAncestors(rows, keyword);
  const totals = totalParts(below);
  const branches: Branch[] = [];
  const walk = (parent: number | null, depth: number): void => {
    const siblings = (below.get(parent) ?? []).filter(({ id }) => shown?.has(id) ?? true);
    siblings.forEach((row, at) => {
      const children = below.get(row.id) ?? [];
      const hasChildren = shown ? children.some(({ id }) => shown.has(id)) : children.length > 0;
      const isOpen = hasChildren && (shown !== null || isOpened(row.id));
      branches.push({
        ...row,
        depth,
        hasChildren,
        isOpen,
        isFirst: at === 0,
        isLast: at === siblings.length - 1,
        allParts: totals.get(row.id) ?? 0,
      });
      if (isOpen) walk(row.id, depth + 1);
    });
  };
  walk(null, 0);
  return branches;
}

/** Whether a name has what is searched for, however it is written. */
export const matches = (name: string, keyword: string): boolean =>
  name.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());

function withAncestors(rows: readonly Category[], keyword: string): ReadonlySet<number> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = new Set<number>();
  for (const row of rows) {
    if (!matches(row.name, keyword)) continue;
    for (let at: Category | undefined = row; at && !shown.has(at.id);) {
      shown.add(at.id);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id);
    }
  }
  return shown;
}

function totalParts(below: Children): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const count = (row: Category): number => {
    const children = below.get(row.id) ?? [];
    const total = children.reduce((sum, child) => sum + count(child), row.parts);
    totals.set(row.id, total);
    return total;
  };
  for (const root of below.get(null) ?? []) count(root);
  return totals;
}

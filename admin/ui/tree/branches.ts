/** A row of a list that is a tree. */
export type TreeRow = { id: number; parent_id: number | null; sort: number; version: number };

/** A row with its position in the visible tree. */
export type Branch<Row> = Row & {
  depth: number;
  hasChildren: boolean;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Its total including everything below it, where rows have weights. */
  total: number;
};

type Children<Row> = ReadonlyMap<number | null, readonly Row[]>;

/** Children by parent, in their order; rows without their parent go to the top. */
export function childrenOf<Row extends TreeRow>(rows: readonly Row[]): Children<Row> {
  const ids = new Set(rows.map(({ id }) => id));
  const below = new Map<number | null, Row[]>();
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null;
    const siblings = below.get(parent);
    if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  return below;
}

export type Sought<Row> = {
  /** The search text; empty shows all expanded rows. */
  keyword?: string;
  wordsOf: (row: Row) => string;
  weigh?: ((row: Row) => number) | undefined;
};

/** The rows to show, each below its parent; in a search the matches and their ancestors. */
export function visibleBranches<Row extends TreeRow>(
  rows: readonly Row[],
  isOpened: (id: number) => boolean,
  { keyword = '', wordsOf, weigh }: Sought<Row>,
): Branch<Row>[] {
  const below = childrenOf(rows);
  const shown =
    keyword === '' ? null : withAncestors(rows, (row) => matches(wordsOf(row), keyword));
  const totals = weigh ? weighAll(below, weigh) : null;
  const branches: Branch<Row>[] = [];
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
        total: totals?.get(row.id) ?? 0,
      });
      if (isOpen) walk(row.id, depth + 1);
    });
  };
  walk(null, 0);
  return branches;
}

/** Whether a text matches the search, ignoring case and width. */
export const matches = (text: string, keyword: string): boolean =>
  text.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());

function withAncestors<Row extends TreeRow>(
  rows: readonly Row[],
  isSought: (row: Row) => boolean,
): ReadonlySet<number> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = new Set<number>();
  for (const row of rows) {
    if (!isSought(row)) continue;
    for (let at: Row | undefined = row; at && !shown.has(at.id);) {
      shown.add(at.id);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id);
    }
  }
  return shown;
}

function weighAll<Row extends TreeRow>(
  below: Children<Row>,
  weigh: (row: Row) => number,
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const count = (row: Row): number => {
    const children = below.get(row.id) ?? [];
    const total = children.reduce((sum, child) => sum + count(child), weigh(row));
    totals.set(row.id, total);
    return total;
  };
  for (const root of below.get(null) ?? []) count(root);
  return totals;
}

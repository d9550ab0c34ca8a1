import { useCommand } from '#admin/ui/list/use-command.ts';
import { childrenOf, type TreeRow } from './branches.ts';
import { reorder } from './order.ts';

/** Saves the new sort number of a row. */
export type Renumber<Row> = (row: Row, sort: number) => Promise<unknown>;

/** Moves a row among its siblings: one place up or down, or to the place of another. */
export function useMoves<Row extends TreeRow>(
  resource: string,
  rows: readonly Row[],
  renumber: Renumber<Row>,
) {
  const { run } = useCommand(resource);
  const siblingsOf = (id: number): readonly Row[] =>
    [...childrenOf(rows).values()].find((list) => list.some((one) => one.id === id)) ?? [];

  const place = (id: number, to: number) => {
    const siblings = siblingsOf(id);
    const changes = reorder(siblings, id, to);
    if (changes.length === 0) return;
    void run(async () => {
      for (const { id: which, sort } of changes)
        await renumber(
          siblings.find((one) => one.id === which)!,
          sort,
        );
    });
  };
  const indexOf = (id: number) => siblingsOf(id).findIndex((one) => one.id === id);
  return {
    step: (id: number, by: 1 | -1) => place(id, indexOf(id) + by),
    areSiblings: (one: number, other: number) =>
      siblingsOf(one).some((sibling) => sibling.id === other),
    dropAt: (id: number, target: { id: number; isAfter: boolean }) => {
      const rest = siblingsOf(id).filter((one) => one.id !== id);
      const at = rest.findIndex((one) => one.id === target.id);
      if (at >= 0) place(id, at + (target.isAfter ? 1 : 0));
    },
  };
}

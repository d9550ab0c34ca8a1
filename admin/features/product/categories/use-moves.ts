import { post } from '#admin/app/api.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import type { Category } from '#contract/features/product/categories/contract.ts';
import { childrenOf } from './branches.ts';
import { reorder } from './order.ts';

/** Moves a category among its siblings: one place up or down, or to where another one stands. */
export function useMoves(rows: readonly Category[]) {
  const { run } = useCommand('category');
  const siblingsOf = (id: number): readonly Category[] =>
    [...childrenOf(rows).values()].find((list) => list.some((one) => one.id === id)) ?? [];

  const place = (id: number, to: number) => {
    const siblings = siblingsOf(id);
    const changes = reorder(siblings, id, to);
    if (changes.length === 0) return;
    void run(async () => {
      for (const { id: which, sort } of changes) {
        const { version, parent_id, name, remark } = siblings.find((one) => one.id === which)!;
        await post('category/edit', { id: which, version, parent_id, name, remark, sort });
      }
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

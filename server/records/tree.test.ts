import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlace, type TreeNode } from './tree.ts';

const rules = { depth: 6, most: 5_000 };

const mayStand = (nodes: TreeNode[], id: number | null, parent: number | null) => {
  try {
    checkPlace(nodes, id, parent, rules);
    return true;
  } catch {
    return false;
  }
};

test('whatever is moved wherever, the tree stays a tree and no deeper than allowed', () => {
  const move = fc.record({ what: fc.nat(30), to: fc.option(fc.nat(30), { nil: null }) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
      let nodes: TreeNode[] = [];
      for (const { what, to } of moves) {
        const isKnown = nodes.some((node) => node.id === what);
        if (!mayStand(nodes, isKnown ? what : null, to)) continue;
        nodes = isKnown
          ? nodes.map((node) => (node.id === what ? { id: what, parent_id: to } : node))
          : [...nodes, { id: what, parent_id: to }];
      }
      const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
      for (const { id } of nodes) {
        let levels = 0;
        for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) levels += 1;
        expect(levels).toBeLessThanOrEqual(rules.depth);
      }
    }),
  );
});

import { categoryDepth, categoryMost } from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import { codes } from '#contract/envelope.ts';
import { Refusal } from '#server/http/refusal.ts';

export type Node = { id: number; parent_id: number | null };
const { errors } = categoryTexts;

/** Whether a category may stand below this parent: no circle, not too deep, not too many. */
export function checkPlace(
  nodes: readonly Node[],
  id: number | null,
  parentId: number | null,
): void {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const refuse = (text: keyof typeof errors, n = 0) =>
    new Refusal(errors[text], { code: codes.conflict, field: 'parent_id', params: { n } });
  if (id === null && nodes.length >= categoryMost) throw refuse('tooMany', categoryMost);
  if (parentId !== null && !parents.has(parentId)) throw refuse('noParent');
  let above = 0;
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id) throw refuse('ownSubtree');
    above += 1;
  }
  if (above + heightOf(nodes, id) > categoryDepth) throw refuse('tooDeep', categoryDepth);
}

/** Levels of a subtree, itself included. */
function heightOf(nodes: readonly Node[], id: number | null): number {
  if (id === null) return 1;
  const children = nodes.filter((node) => node.parent_id === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(nodes, child.id)));
}

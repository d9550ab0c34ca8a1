import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { treeErrorTexts } from '#contract/texts/tree.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';
import { ownRows } from './own-rows.ts';
import type { RecordCall } from './plan.ts';

export type TreeNode = { id: number; parent_id: number | null };
type TreeErrors = Record<keyof typeof treeErrorTexts, Text>;

/** A table that forms a tree by `parent_id`: maximum depth and size, and its own refusal texts. */
export type TreeRules = {
  table: keyof Tables;
  isTenant?: boolean;
  depth: number;
  most: number;
  errors?: Partial<TreeErrors>;
};

/** Keeps a tree valid: for `toColumns` and `beforeDelete` of its plan. */
export function treeKeeper(rules: TreeRules) {
  /** The whole tree, locked: two users who move branches at once cannot create a cycle. */
  const hold = async ({ tx, session }: RecordCall): Promise<TreeNode[]> => {
    await sql`
      select pg_advisory_xact_lock(hashtext(${`tree:${rules.table}`}), ${session.companyId ?? 0})
    `.execute(tx);
    const { rows } = await sql<TreeNode>`
      select id, parent_id from ${sql.table(rules.table)} where ${ownRows(session, rules.isTenant)}
    `.execute(tx);
    return rows;
  };
  return {
    /** Refuses a parent that does not exist, is below the row itself, or too deep. */
    checkPlace: async (call: RecordCall, id: number | null, parentId: number | null) =>
      checkPlace(await hold(call), id, parentId, rules),
    /** Refuses to delete a row with children. */
    refuseParents: async (call: RecordCall, gone: readonly { id: number }[]) => {
      const ids = new Set(gone.map(({ id }) => id));
      const isParent = (await hold(call)).some(
        (node) => node.parent_id !== null && ids.has(node.parent_id) && !ids.has(node.id),
      );
      if (isParent) throw new Refusal({ ...treeErrorTexts, ...rules.errors }.hasChildren);
    },
  };
}

/** Whether a row may be below this parent: no cycle, not too deep, not too many. */
export function checkPlace(
  nodes: readonly TreeNode[],
  id: number | null,
  parentId: number | null,
  { depth, most, errors }: Pick<TreeRules, 'depth' | 'most' | 'errors'>,
): void {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const refuse = (text: keyof TreeErrors, n = 0) =>
    new Refusal({ ...treeErrorTexts, ...errors }[text], {
      code: codes.conflict,
      field: 'parent_id',
      params: { n },
    });
  if (id === null && nodes.length >= most) throw refuse('tooMany', most);
  if (parentId !== null && !parents.has(parentId)) throw refuse('noParent');
  let above = 0;
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id) throw refuse('ownSubtree');
    above += 1;
  }
  if (above + heightOf(nodes, id) > depth) throw refuse('tooDeep', depth);
}

/** Levels of a subtree, itself included. */
function heightOf(nodes: readonly TreeNode[], id: number | null): number {
  if (id === null) return 1;
  const children = nodes.filter((node) => node.parent_id === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(nodes, child.id)));
}

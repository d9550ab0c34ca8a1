import { sql } from 'kysely';
import type * as z from 'zod';
import {
  categoryFilter,
  categoryInput,
  categoryRow,
  type Category,
} from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import type { Tx } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list.ts';
import { checkPlace, type Node } from './rules.ts';

const list: ListPlan<z.output<typeof categoryFilter>, Category> = {
  table: 'category',
  filters: { keyword: mentions() },
  order: () => sql`sort, id`,
  rows: async ({ tx, who }, ids) => {
    const rows = await tx
      .selectFrom('category as c')
      .select(['c.id', 'c.company_id', 'c.parent_id', 'c.name', 'c.sort', 'c.remark', 'c.version'])
      .select(['c.create_time', 'c.update_time'])
      .select((from) =>
        from
          .selectFrom('part as p')
          .select((count) => count.fn.countAll<number>().as('parts'))
          .whereRef('p.company_id', '=', 'c.company_id')
          .whereRef('p.category_id', '=', 'c.id')
          .as('parts'),
      )
      .where('c.company_id', '=', who.companyId!)
      .where('c.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      parts: row.parts ?? 0,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** The whole tree, held: two who move branches at once cannot make a circle together. */
async function holdTree(tx: Tx, companyId: number): Promise<Node[]> {
  await sql`select pg_advisory_xact_lock(7305010, ${companyId})`.execute(tx);
  return tx
    .selectFrom('category')
    .select(['id', 'parent_id'])
    .where('company_id', '=', companyId)
    .execute();
}

export const categoryEndpoints = recordEndpoints({
  resource: 'category',
  area: 'product:category',
  types: ['web'],
  texts: categoryTexts,
  filter: categoryFilter,
  row: categoryRow,
  input: categoryInput,
  list,
  unique: { category_by_name: 'name' },
  write: async (input, { tx, who }, before) => {
    const nodes = await holdTree(tx, who.companyId!);
    checkPlace(nodes, before?.id ?? null, input.parent_id);
    return input;
  },
  beforeDelete: async ({ tx, who }, rows) => {
    const ids = rows.map(({ id }) => id);
    const nodes = await holdTree(tx, who.companyId!);
    const isParent = nodes.some(
      (node) => node.parent_id !== null && ids.includes(node.parent_id) && !ids.includes(node.id),
    );
    if (isParent) throw new Refusal(categoryTexts.errors.hasChildren);
    const filed = await tx
      .selectFrom('part')
      .select('id')
      .where('company_id', '=', who.companyId!)
      .where('category_id', 'in', ids)
      .limit(1)
      .executeTakeFirst();
    if (filed) throw new Refusal(categoryTexts.errors.hasParts);
  },
});

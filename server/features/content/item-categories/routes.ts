import { sql } from 'kysely';
import type * as z from 'zod';
import type { itemCategoryFilter } from '#contract/features/content/item-categories/contract.ts';
import {
  itemCategoryDepth,
  itemCategoryMost,
  type ItemCategory,
  itemCategoryCalls,
} from '#contract/features/content/item-categories/contract.ts';
import { itemCategoryTexts } from '#contract/features/content/item-categories/texts.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { treeKeeper } from '#server/records/tree.ts';

const list: ListPlan<z.output<typeof itemCategoryFilter>, ItemCategory> = {
  table: 'item_category',
  isTenant: false,
  filters: { keyword: mentions(false) },
  order: () => sql`sort, id`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('item_category as c')
      .select(['c.id', 'c.parent_id', 'c.name', 'c.name_en', 'c.name_tw', 'c.sort', 'c.remark'])
      .select(['c.version', 'c.create_time', 'c.update_time'])
      .select(
        sql<number>`(select count(*)::int from item i where i.category_id = c.id)`.as('items'),
      )
      .select(
        sql<number>`(select count(*)::int from article a where a.category_id = c.id)`.as(
          'articles',
        ),
      )
      .where('c.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

const tree = treeKeeper({
  table: 'item_category',
  isTenant: false,
  depth: itemCategoryDepth,
  most: itemCategoryMost,
});

export const itemCategoryEndpoints = serveRecords(itemCategoryCalls, {
  texts: itemCategoryTexts,
  list,
  unique: { item_category_by_name: 'name' },
  toColumns: async (input, call, before) => {
    await tree.checkPlace(call, before?.id ?? null, input.parent_id);
    return input;
  },
  beforeDelete: async (call, rows) => {
    await tree.refuseParents(call, rows);
    const ids = rows.map(({ id }) => id);
    const used = await sql<{ used: boolean }>`select
      exists (select from item where category_id = any(${ids}))
      or exists (select from article where category_id = any(${ids})) as used`.execute(call.tx);
    if (used.rows[0]!.used) throw new Refusal(itemCategoryTexts.errors.isUsed);
  },
});

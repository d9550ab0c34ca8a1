import { sql } from 'kysely';
import type * as z from 'zod';
import {
  categoryDepth,
  categoryCalls,
  categoryMost,
  type categoryFilter,
  type Category,
} from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { treeKeeper } from '#server/records/tree.ts';

const list: ListPlan<z.output<typeof categoryFilter>, Category, StaffSession> = {
  table: 'category',
  filters: { keyword: mentions() },
  order: () => sql`sort, id`,
  rows: async ({ tx, session }, ids) => {
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
      .where('c.company_id', '=', session.companyId)
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

const tree = treeKeeper({
  table: 'category',
  depth: categoryDepth,
  most: categoryMost,
  errors: categoryTexts.errors,
});

export const categoryEndpoints = serveRecords(categoryCalls, {
  texts: categoryTexts,
  list,
  unique: { category_by_name: 'name' },
  toColumns: async (input, call, before) => {
    await tree.checkPlace(call, before?.id ?? null, input.parent_id);
    return input;
  },
  beforeDelete: async (call, rows) => {
    const { tx, session } = call;
    await tree.refuseParents(call, rows);
    const ids = rows.map(({ id }) => id);
    const filed = await tx
      .selectFrom('part')
      .select('id')
      .where('company_id', '=', session.companyId)
      .where('category_id', 'in', ids)
      .limit(1)
      .executeTakeFirst();
    if (filed) throw new Refusal(categoryTexts.errors.hasParts);
  },
});

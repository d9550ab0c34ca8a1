import { sql } from 'kysely';
import type * as z from 'zod';
import type { adSortFilter } from '#contract/features/operate/ad-sorts/contract.ts';
import { type AdSort, adSortCalls } from '#contract/features/operate/ad-sorts/contract.ts';
import { adSortTexts } from '#contract/features/operate/ad-sorts/texts.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

const list: ListPlan<z.output<typeof adSortFilter>, AdSort> = {
  table: 'ad_sort',
  isTenant: false,
  filters: { keyword: mentions(false), place: equals('place') },
  order: () => sql`place, id`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('ad_sort as s')
      .select(['s.id', 's.code', 's.name', 's.place', 's.width', 's.height', 's.most'])
      .select(['s.is_carousel', 's.remark', 's.version', 's.create_time', 's.update_time'])
      .select(sql<number>`(select count(*)::int from ad a where a.ad_sort_id = s.id)`.as('ads'))
      .where('s.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** Ad slots; one with ads cannot be deleted. */
export const adSortEndpoints = serveRecords(adSortCalls, {
  texts: adSortTexts,
  list,
  unique: { ad_sort_by_code: 'code' },
});

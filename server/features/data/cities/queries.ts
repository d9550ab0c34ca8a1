import { sql } from 'kysely';
import type * as z from 'zod';
import type { City, cityFilter, CityOption } from '#contract/features/data/cities/contract.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/database/database.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

type Named = { name: string; name_en: string; name_tw: string };

/** The name in a language; where none is set, the Chinese one. */
const nameIn = ({ name, name_en: en, name_tw: tw }: Named, language: Language): string =>
  ({ zh_CN: name, en: en || name, zh_TW: tw || name })[language];

export const cityList: ListPlan<z.output<typeof cityFilter>, City> = {
  table: 'city',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    parent_code: (code) => (code === 0 ? sql`parent_code is null` : sql`parent_code = ${code}`),
    level: equals('level'),
    disabled: equals('disabled'),
  },
  order: () => sql`code`,
  rows: async ({ tx, language }, ids) => {
    const rows = await tx
      .selectFrom('city as c')
      .leftJoin('city as p', 'p.code', 'c.parent_code')
      .leftJoin('city as g', 'g.code', 'p.parent_code')
      .select(['c.id', 'c.code', 'c.parent_code', 'c.level', 'c.name', 'c.name_en', 'c.name_tw'])
      .select(['c.disabled', 'c.is_shipped', 'c.version', 'c.create_time', 'c.update_time'])
      .select(['p.name as parent_name', 'p.name_en as parent_en', 'p.name_tw as parent_tw'])
      .select(['g.name as grand_name', 'g.name_en as grand_en', 'g.name_tw as grand_tw'])
      .select((from) =>
        from
          .selectFrom('city as b')
          .select((count) => count.fn.countAll<number>().as('children'))
          .whereRef('b.parent_code', '=', 'c.code')
          .as('children'),
      )
      .where('c.id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const { parent_name, parent_en, parent_tw, grand_name, grand_en, grand_tw, ...own } = row;
      const above = [
        { name: grand_name, name_en: grand_en, name_tw: grand_tw },
        { name: parent_name, name_en: parent_en, name_tw: parent_tw },
      ].flatMap((one) => (one.name === null ? [] : [nameIn(one as Named, language)]));
      return {
        ...own,
        above,
        children: own.children ?? 0,
        create_time: own.create_time.toISOString(),
        update_time: own.update_time.toISOString(),
      };
    });
  },
};

/** The direct children of a division, or the provinces. */
export async function readOptions(
  tx: Tx,
  language: Language,
  parent: number | null,
): Promise<CityOption[]> {
  const rows = await tx
    .selectFrom('city')
    .select(['code', 'level', 'name', 'name_en', 'name_tw'])
    .where('parent_code', parent === null ? 'is' : '=', parent)
    .where('disabled', '=', false)
    .orderBy('code')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    level: row.level,
    name: nameIn(row, language),
  }));
}

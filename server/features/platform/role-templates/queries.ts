import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  RoleTemplate,
  roleTemplateFilter,
} from '#contract/features/platform/role-templates/contract.ts';
import { say } from '#contract/text.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

export const roleTemplateList: ListPlan<z.output<typeof roleTemplateFilter>, RoleTemplate> = {
  table: 'role_company',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    system_version_id: (id) => sql`(system_version_id is null or system_version_id = ${id})`,
    is_default: equals('is_default'),
    create_time: within('create_time'),
  },
  order: () => sql`sort, id`,
  rows: async ({ tx, language }, ids) => {
    const rows = await tx
      .selectFrom('role_company as t')
      .leftJoin('system_version as v', 'v.id', 't.system_version_id')
      .select(['t.id', 't.code', 't.name', 't.system_version_id', 'v.name as version_name'])
      .select(['t.permissions', 't.sort', 't.is_default', 't.is_shipped', 't.remark', 't.version'])
      .select(['t.create_time', 't.update_time'])
      .select((from) =>
        from
          .selectFrom('role as r')
          .select((count) => count.fn.countAll<number>().as('companies'))
          .whereRef('r.code', '=', 't.code')
          .where('r.login_type', '=', 'web')
          .where('r.company_id', 'is not', null)
          .as('companies'),
      )
      .where('t.id', 'in', ids)
      .execute();
    return rows.map(({ version_name: name, ...row }) => ({
      ...row,
      system_version_name: name && say(name, language),
      companies: row.companies ?? 0,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

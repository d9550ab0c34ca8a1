import { sql } from 'kysely';
import type * as z from 'zod';
import type { roleFilter, Role } from '#contract/features/people/roles/contract.ts';
import { everyPermission } from '#contract/access.ts';
import { spellRights } from '#contract/rights.ts';
import type { Text } from '#contract/text.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { isoTimes } from '#server/people/iso-times.ts';
import { ofOwnType } from '#server/people/own-type.ts';
import { holdsAll, isShipped } from '#server/people/rights.ts';

type Kept = {
  id: number;
  company_id: number | null;
  code: string;
  name: Text;
  permissions: string[];
  remark: string;
  users: number;
  version: number;
  create_time: Date;
  update_time: Date;
};

export const roleList: ListPlan<z.output<typeof roleFilter>, Role> = {
  table: 'role',
  only: ofOwnType,
  filters: { keyword: mentions('orPlatform') },
  order: () => sql`id`,
  rows: async ({ tx, who }, ids) => {
    const { rows } = await sql<Kept>`
      select id, company_id, code, name, permissions, remark, version, create_time, update_time,
        (select count(*) from account_role ar where ar.role_id = r.id)::int as users
      from role r where ${ownRows(who)} and ${ofOwnType(who)} and id = any(${ids})
    `.execute(tx);
    return rows.map(({ permissions, ...row }) => ({
      ...isoTimes(row),
      kind: permissions.includes(everyPermission)
        ? 'whole'
        : isShipped(who.type, row.code)
          ? 'shipped'
          : 'own',
      rights: spellRights(who.type, permissions).length,
      can_give: holdsAll(who, permissions),
    }));
  },
};

import { sql } from 'kysely';
import type * as z from 'zod';
import type { User, userFilter, UserState } from '#contract/features/people/users/contract.ts';
import type { Text } from '#contract/text.ts';
import { bareMobile, maskMobile, mobile } from '#contract/validation.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { mobileIndex } from '#server/messages/sms-codes.ts';
import { isoTimes } from '#server/people/iso-times.ts';
import { isLocked } from '#server/people/locked.ts';
import { ofOwnType } from '#server/people/own-type.ts';
import { holdsAll } from '#server/people/rights.ts';

const inState: Record<UserState, Condition> = {
  active: sql`not disabled and not ${isLocked}`,
  disabled: sql`disabled`,
  locked: sql`not disabled and ${isLocked}`,
};

const byWords = mentions('orPlatform');

export const userList: ListPlan<z.output<typeof userFilter>, User> = {
  table: 'account',
  only: ofOwnType,
  filters: {
    // A whole number is found by its keyed hash: encrypted values cannot be searched in part.
    keyword: (words, reader) =>
      mobile.safeParse(words).success
        ? sql`mobile_index = ${mobileIndex(reader.app, bareMobile(words))}`
        : byWords(words, reader),
    dept_id: (id, { session }) => sql`dept_id in (
      with recursive below as (
        select id from dept where ${ownRows(session)} and id = ${id}
        union all
        select d.id from dept d join below b on d.parent_id = b.id)
      select id from below)`,
    role_id: (id) => sql`id in (select account_id from account_role where role_id = ${id})`,
    position_id: equals('position_id'),
    level_id: equals('level_id'),
    state: (state) => inState[state],
  },
  rows: readUsers,
};

type Kept = Omit<
  User,
  | 'mobile'
  | 'roles'
  | 'role_ids'
  | 'can_manage'
  | 'state'
  | 'create_time'
  | 'update_time'
  | 'invite_until'
> & {
  mobile_sealed: Buffer | null;
  roles: { id: number; name: Text; permissions: string[] }[];
  disabled: boolean;
  locked: boolean;
  last_login: Date | null;
  invited: Date | null;
  create_time: Date;
  update_time: Date;
};

async function readUsers({ app, tx, session }: Reader, ids: number[]): Promise<User[]> {
  const { rows } = await sql<Kept>`
    select id, company_id, username, realname, coalesce(email, '') as email, mobile_sealed, dept_id, position_id,
      level_id, remark, disabled, must_change_password, version, create_time, update_time,
      last_login_time as last_login, case when invite_until > now() then invite_until end as invited, ${isLocked} as locked,
      (select d.name from dept d where d.id = a.dept_id) as dept_name,
      (select p.name from position p where p.id = a.position_id) as position_name,
      (select l.name from level l where l.id = a.level_id) as level_name,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions)
        order by r.id) from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id), '[]') as roles
    from account a where ${ownRows(session)} and ${ofOwnType(session)} and id = any(${ids})
  `.execute(tx);
  return rows.map(
    ({ mobile_sealed: sealed, roles, disabled, locked, last_login: last, invited, ...row }) => ({
      ...isoTimes(row),
      mobile: sealed
        ? maskMobile(app.secrets.open('account.mobile', row.company_id ?? 0, sealed))
        : '',
      roles: roles.map(({ id, name }) => ({ id, name })),
      role_ids: roles.map(({ id }) => id),
      state: disabled ? 'disabled' : locked ? 'locked' : 'active',
      can_manage: roles.every(({ permissions }) => holdsAll(session, permissions)),
      last_login_time: last?.toISOString() ?? null,
      invite_until: invited?.toISOString() ?? null,
    }),
  );
}

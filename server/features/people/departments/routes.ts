import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  deptCalls,
  deptDepth,
  deptMost,
  platformDeptCalls,
  type Dept,
  type DeptCalls,
  type deptFilter,
} from '#contract/features/people/departments/contract.ts';
import { deptTexts } from '#contract/features/people/departments/texts.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { treeKeeper } from '#server/records/tree.ts';
import { isoTimes } from '#server/people/iso-times.ts';

const list: ListPlan<z.output<typeof deptFilter>, Dept> = {
  table: 'dept',
  filters: { keyword: mentions('orPlatform') },
  order: () => sql`sort, id`,
  rows: async ({ tx, session }, ids) => {
    const rows = await tx
      .selectFrom('dept as d')
      .leftJoin('account as l', 'l.id', 'd.leader_id')
      .leftJoin('dept as p', 'p.id', 'd.parent_id')
      .select(['d.id', 'd.company_id', 'd.parent_id', 'd.code', 'd.name', 'd.leader_id', 'd.sort'])
      .select(['d.remark', 'd.version', 'd.create_time', 'd.update_time'])
      .select(['l.realname as leader_name', 'p.code as parent_code'])
      .select((from) =>
        from
          .selectFrom('account as a')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('a.dept_id', '=', 'd.id')
          .as('users'),
      )
      .where('d.company_id', session.companyId === null ? 'is' : '=', session.companyId)
      .where('d.id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...isoTimes(row), users: row.users ?? 0 }));
  },
};

const tree = treeKeeper({
  table: 'dept',
  depth: deptDepth,
  most: deptMost,
  errors: deptTexts.errors,
});

/** The head must belong to the same company. */
async function checkLeader({ tx, session }: Reader, leaderId: number | null): Promise<void> {
  if (leaderId === null) return;
  const found = await sql`
    select from account where ${ownRows(session)} and login_type = ${session.type} and id = ${leaderId} for key share
  `.execute(tx);
  if (found.rows.length === 0)
    throw new Refusal(deptTexts.errors.noLeader, { code: codes.conflict, field: 'leader_id' });
}

const deptOptions = async ({ tx, session }: Reader) => {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from dept where ${ownRows(session)} order by sort, id`.execute(tx);
  return rows.map(({ id, code }) => ({ value: id, names: [code] }));
};
const leaderOptions = async ({ tx, session }: Reader) => {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from account where ${ownRows(session)} and login_type = ${session.type} order by username
  `.execute(tx);
  return rows.map(({ id, username }) => ({ value: id, names: [username] }));
};

const plan: RecordPlan<DeptCalls> = {
  texts: deptTexts,
  list,
  unique: { dept_by_code: 'code', dept_by_name: 'name' },
  toColumns: async (input, call, before) => {
    await tree.checkPlace(call, before?.id ?? null, input.parent_id);
    await checkLeader(call, input.leader_id);
    return input;
  },
  beforeDelete: async (call, rows) => {
    await tree.refuseParents(call, rows);
    const filed = await call.tx
      .selectFrom('account')
      .select('id')
      .where(
        'dept_id',
        'in',
        rows.map(({ id }) => id),
      )
      .limit(1)
      .executeTakeFirst();
    if (filed) throw new Refusal(deptTexts.errors.hasPeople);
  },
  export: [
    { field: 'code', width: 14 },
    { field: 'name', width: 24 },
    { field: 'parent_code', width: 14 },
    { field: 'leader_name', width: 14 },
    { field: 'users', width: 8 },
    { field: 'sort', width: 8 },
    { field: 'remark', width: 30 },
  ],
  import: [
    { field: 'code', isRequired: true, example: 'D010' },
    { field: 'name', isRequired: true, example: '质量部' },
    { field: 'parent_id', label: deptTexts.fields.parent_code, options: deptOptions },
    { field: 'leader_id', label: deptTexts.leaderName, options: leaderOptions },
    { field: 'sort', example: '10' },
    { field: 'remark' },
  ],
};

export const deptEndpoints = [
  ...serveRecords(deptCalls, plan),
  ...serveRecords(platformDeptCalls, plan),
];

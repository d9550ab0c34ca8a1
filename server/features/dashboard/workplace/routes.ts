import { sql } from 'kysely';
import { workplaceAnswer } from '#contract/features/dashboard/workplace/contract.ts';
import { loginTypes } from '#contract/login-types.ts';
import { endpoint } from '#server/http/endpoint.ts';
import type { Who } from '#server/services/sessions.ts';

const today = sql<Date>`date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`;
const days = 14;

type Figure = { key: string; value: ReturnType<typeof sql<number>>; path: string | null };

const unread = (who: Who): Figure => ({
  key: 'unread',
  value: sql`(select count(*) from notice where account_id = ${who.accountId} and is_read = 0)`,
  path: '/message/notice',
});

/** The figures of each login type; row-level security keeps them to what the user may see. */
function figuresOf(who: Who): Figure[] {
  const company = sql`company_id = ${who.companyId}`;
  if (who.type === 'admin')
    return [
      { key: 'companies', value: sql`(select count(*) from company)`, path: null },
      {
        key: 'companiesPending',
        value: sql`(select count(*) from company where verify_status = 1)`,
        path: null,
      },
      {
        key: 'jobsWaiting',
        value: sql`(select count(*) from job where state in ('waiting', 'running'))`,
        path: '/system/job',
      },
      {
        key: 'jobsFailed',
        value: sql`(select count(*) from job where state = 'failed')`,
        path: '/system/job',
      },
      unread(who),
    ];
  // Notices have no place in the dealer portal.
  if (who.type === 'dealer') return [];
  return [
    {
      key: 'users',
      value: sql`(select count(*) from account where ${company} and login_type = 'web' and not disabled)`,
      path: null,
    },
    {
      key: 'dealers',
      value: sql`(select count(*) from dealer where ${company} and not disabled)`,
      path: null,
    },
    {
      key: 'signInsToday',
      value: sql`(select count(*) from login_log where ${company} and result = 'ok' and create_time >= ${today})`,
      path: null,
    },
    {
      key: 'operationsToday',
      value: sql`(select count(*) from operation_log where ${company} and create_time >= ${today})`,
      path: null,
    },
    unread(who),
  ];
}

export const workplaceEndpoints = [
  endpoint({
    method: 'GET',
    types: loginTypes,
    path: 'workplace/index',
    allow: 'dashboard:workplace:view',
    answer: workplaceAnswer,
    run: async ({ tx, who }) => {
      const figures = figuresOf(who);
      const columns = figures.map(({ key, value }) => sql`${value} as ${sql.id(key)}`);
      const all = sql<Record<string, number>>`select ${sql.join(columns)}`;
      const counted = figures.length > 0 ? (await all.execute(tx)).rows[0]! : {};
      // A dealer's colleagues are none of its business, so it sees its own sign-ins only.
      const own =
        who.type === 'dealer'
          ? sql`l.account_id = ${who.accountId}`
          : who.companyId === null
            ? sql`true`
            : sql`l.company_id = ${who.companyId}`;
      const signIns = await sql<{ day: string; count: number }>`
        select to_char(d, 'YYYY-MM-DD') as day, count(l.id)::int as count
        from generate_series(
          ((now() at time zone 'Asia/Shanghai')::date - ${days - 1}::int)::timestamp,
          (now() at time zone 'Asia/Shanghai')::date::timestamp, interval '1 day') as d
        left join login_log l on l.result = 'ok' and ${own}
          and l.create_time >= d at time zone 'Asia/Shanghai' and l.create_time < (d + interval '1 day') at time zone 'Asia/Shanghai'
        group by d order by d`.execute(tx);
      let recent = tx
        .selectFrom('operation_log')
        .select(['id', 'username', 'path', 'create_time', 'duration'])
        .where('path', 'not like', 'notice/%')
        .orderBy('create_time', 'desc')
        .limit(8);
      if (who.companyId !== null) recent = recent.where('company_id', '=', who.companyId);
      if (who.type === 'dealer') recent = recent.where('account_id', '=', who.accountId);
      return {
        figures: figures.map(({ key, path }) => ({ key, value: counted[key]!, path })),
        sign_ins: signIns.rows,
        recent: (await recent.execute()).map((row) => ({
          id: row.id,
          user: row.username,
          path: row.path,
          create_time: row.create_time.toISOString(),
          duration: row.duration,
        })),
      };
    },
  }),
];

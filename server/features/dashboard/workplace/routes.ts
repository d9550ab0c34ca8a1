import { sql } from 'kysely';
import { workplaceCalls } from '#contract/features/dashboard/workplace/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { readFigures, readTodos } from './figures.ts';
import { readToday } from './today.ts';
import { trendDays } from './tallies.ts';

export const workplaceEndpoints = [
  serve(workplaceCalls.index, async (call) => {
    const { tx, session } = call;
    // A dealer sees only its own sign-ins.
    const own =
      session.type === 'dealer'
        ? sql`l.account_id = ${session.accountId}`
        : session.companyId === null
          ? sql`true`
          : sql`l.company_id = ${session.companyId}`;
    const signIns = await sql<{ day: string; count: number }>`
        select to_char(d, 'YYYY-MM-DD') as day, count(l.id)::int as count
        from generate_series(
          ((now() at time zone 'Asia/Shanghai')::date - ${trendDays - 1}::int)::timestamp,
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
    if (session.companyId !== null) recent = recent.where('company_id', '=', session.companyId);
    if (session.type === 'dealer') recent = recent.where('account_id', '=', session.accountId);
    return {
      figures: await readFigures(call),
      todos: await readTodos(call),
      ...(await readToday(call)),
      sign_ins: signIns.rows,
      recent: (await recent.execute()).map((row) => ({
        id: row.id,
        user: row.username,
        path: row.path,
        create_time: row.create_time.toISOString(),
        duration: row.duration,
      })),
    };
  }),
];

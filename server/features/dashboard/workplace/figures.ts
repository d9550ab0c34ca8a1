import { sql } from 'kysely';
import type { Figure, Todo } from '#contract/features/dashboard/workplace/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import { verifyStatus } from '#contract/limits.ts';
import { isLocked } from '#server/people/locked.ts';
import { countRows } from '#server/records/count.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { rightTo } from '#server/access/sessions.ts';
import { readDealerFigures } from './dealer-figures.ts';
import { readTallies, trendDays } from './tallies.ts';
import { todos, type Counted } from './todos.ts';

const figures: Record<LoginType, Counted[]> = {
  web: [
    {
      key: 'parts',
      right: 'product:part:view',
      table: 'part',
      path: '/product/part',
      isDaily: true,
    },
    {
      key: 'suppliers',
      right: 'procure:supplier:view',
      table: 'supplier',
      path: '/procure/supplier',
      isDaily: true,
    },
    {
      key: 'customers',
      right: 'order:customer:view',
      table: 'customer',
      path: '/orderGoods/customer',
      isDaily: true,
    },
    {
      key: 'users',
      table: 'account',
      where: sql`login_type = 'web' and not disabled and not ${isLocked}`,
      path: '/appCenter/user?state=active',
    },
    {
      key: 'dealers',
      table: 'dealer',
      where: sql`not disabled`,
      path: '/appCenter/dealer?disabled=false',
    },
  ],
  admin: [
    {
      key: 'companies',
      right: 'platform:company:view',
      table: 'company',
      path: '/platform/company',
      isDaily: true,
    },
    {
      key: 'companiesVerified',
      right: 'platform:company:view',
      table: 'company',
      where: sql`verify_status = ${verifyStatus.verified}`,
      path: `/platform/company?verify_status=${verifyStatus.verified}`,
    },
    {
      key: 'users',
      table: 'account',
      where: sql`login_type = 'web' and not disabled`,
      path: '/platform/company',
    },
    { key: 'dealers', table: 'dealer', where: sql`not disabled`, path: '/platform/company' },
  ],
  // Counted in a way of their own: `dealer-figures.ts`.
  dealer: [],
};

const mayKnow = ({ session }: Reader, { right }: Counted) =>
  !right || rightTo(session, right) === 'ok';

function conditionOf({ session }: Reader, { where, namedIn = 'company_id' }: Counted): Condition {
  const own =
    session.companyId === null ? sql`true` : sql`${sql.ref(namedIn)} = ${session.companyId}`;
  const more = typeof where === 'function' ? where(session) : where;
  return more ? sql`${own} and ${more}` : own;
}

async function countOf(reader: Reader, counted: Counted): Promise<number> {
  const isTenant = reader.session.companyId !== null;
  return (await countRows(reader, counted.table, conditionOf(reader, counted), isTenant)).count;
}

/** The count on each of the last Shanghai days. */
async function trendOf(reader: Reader, counted: Counted): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    with days as (
      select d::date as day from generate_series(
        (now() at time zone 'Asia/Shanghai')::date - ${trendDays - 1}::int,
        (now() at time zone 'Asia/Shanghai')::date, interval '1 day') as d),
    made as (
      select (create_time at time zone 'Asia/Shanghai')::date as day, count(*) as n from ${sql.table(counted.table)}
      where ${conditionOf(reader, counted)}
        and create_time >= ((now() at time zone 'Asia/Shanghai')::date - ${trendDays - 1}::int)::timestamp at time zone 'Asia/Shanghai'
      group by 1)
    select coalesce(n, 0)::int as n from days left join made using (day) order by day`.execute(
    reader.tx,
  );
  return rows.map(({ n }) => n);
}

export async function readFigures(reader: Reader): Promise<Figure[]> {
  const { session } = reader;
  if (session.type === 'dealer') return readDealerFigures({ ...reader, session });
  const found = await readTallies(reader);
  for (const one of figures[reader.session.type].filter((each) => mayKnow(reader, each)))
    found.push({
      key: one.key,
      value: await countOf(reader, one),
      trend: one.isDaily ? await trendOf(reader, one) : null,
      path: one.path,
    });
  return found;
}

/** The tasks waiting for this user; empty ones are left out. */
export async function readTodos(reader: Reader): Promise<Todo[]> {
  const { session, tx } = reader;
  const found: Todo[] = [];
  for (const one of todos[session.type].filter((each) => mayKnow(reader, each)))
    found.push({ key: one.key, count: await countOf(reader, one), path: one.path });
  if (session.type !== 'dealer') {
    const unread = await tx
      .selectFrom('notice')
      .select((from) => from.fn.countAll<number>().as('count'))
      .where('account_id', '=', session.accountId)
      .where('is_read', '=', 0)
      .executeTakeFirstOrThrow();
    found.push({ key: 'unread', count: unread.count, path: '/message/notice?is_read=0' });
  }
  return found.filter(({ count }) => count > 0);
}

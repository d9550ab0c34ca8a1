import { sql } from 'kysely';
import type { Figure, Todo } from '#contract/features/dashboard/workplace/contract.ts';
import { repairStatuses } from '#contract/features/sale/repairs/states.ts';
import type { LoginType } from '#contract/login-types.ts';
import { verifyStatus } from '#contract/limits.ts';
import type { Permission } from '#contract/permissions.ts';
import { countRows } from '#server/records/count.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';
import { readDealerFigures } from './dealer-figures.ts';
import { readTallies, trendDays } from './tallies.ts';

type Counted = {
  key: string;
  /** The permission for the figure; without one, everybody sees it. */
  right?: Permission;
  table: string;
  where?: Condition | ((session: Session) => Condition);
  path: string | null;
  /** Rows of other companies in which the own one is named in this column. */
  namedIn?: string;
  /** Also counted by day: there is an index on its time. */
  isDaily?: true;
};

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
      where: sql`login_type = 'web' and not disabled`,
      path: null,
    },
    { key: 'dealers', table: 'dealer', where: sql`not disabled`, path: null },
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
    { key: 'users', table: 'account', where: sql`login_type = 'web' and not disabled`, path: null },
    { key: 'dealers', table: 'dealer', where: sql`not disabled`, path: null },
  ],
  // Counted in a way of their own: `dealer-figures.ts`.
  dealer: [],
};

/** What belongs to the dealer that asks; row-level security says the same. */
const mine = ({ dealerId }: Session): Condition => sql`dealer_id = ${dealerId}`;
const underWay = repairStatuses.filter((status) => status !== 'completed');

const todos: Record<LoginType, (Counted & { path: string })[]> = {
  web: [
    {
      key: 'supplierInvitations',
      right: 'procure:supplier:link',
      table: 'supplier',
      where: sql`link_state = 'pending'`,
      path: '/procure/supplier?link_state=pending',
    },
    {
      key: 'customerInvitations',
      right: 'order:customer:link',
      table: 'customer',
      where: sql`link_state = 'pending'`,
      path: '/orderGoods/customer?link_state=pending',
    },
    {
      key: 'purchasesToApprove',
      right: 'procure:purchaseOrder:approve',
      table: 'purchase_order',
      where: sql`state = 'submitted'`,
      path: '/procure/po?state[]=submitted',
    },
    {
      key: 'receiptsToPost',
      right: 'procure:receiving:post',
      table: 'receiving',
      where: sql`state = 'draft'`,
      path: '/procure/receiving?state[]=draft',
    },
    {
      key: 'suppliedToConfirm',
      right: 'procure:supplierOrder:answer',
      table: 'purchase_order',
      namedIn: 'seller_id',
      where: sql`state = 'approved'`,
      path: '/orderGoods/supplierPo?state[]=approved',
    },
    {
      key: 'salesToApprove',
      right: 'order:salesOrder:approve',
      table: 'sales_order',
      where: sql`state = 'draft'`,
      path: '/orderGoods/so?state[]=draft',
    },
    {
      key: 'incidentsOpen',
      right: 'sale:incident:view',
      table: 'incident',
      where: sql`state = 'open'`,
      path: '/sale/incident?state[]=open',
    },
    {
      key: 'repairsSubmitted',
      right: 'sale:repair:view',
      table: 'repair',
      where: sql`state = 'submitted'`,
      path: '/sale/repair?state[]=submitted',
    },
    {
      key: 'packsMaking',
      right: 'identity:pack:view',
      table: 'identifier_pack',
      where: sql`state in ('making', 'paused')`,
      path: '/identity/pack?state[]=making&state[]=paused',
    },
  ],
  admin: [
    {
      key: 'companiesPending',
      right: 'platform:company:verify',
      table: 'company',
      where: sql`verify_status = ${verifyStatus.pending}`,
      path: `/platform/company?verify_status=${verifyStatus.pending}`,
    },
    {
      key: 'jobsFailed',
      right: 'system:job:view',
      table: 'job',
      where: sql`state = 'failed'`,
      path: '/system/job?state=failed',
    },
    {
      key: 'jobsWaiting',
      right: 'system:job:view',
      table: 'job',
      where: sql`state in ('waiting', 'running')`,
      path: '/system/job',
    },
  ],
  dealer: [
    {
      key: 'shipmentsToReceive',
      right: 'dealer:receive:view',
      table: 'shipment',
      where: (of) => sql`${mine(of)} and state in ('shipped', 'partial')`,
      path: '/goods/receive',
    },
    {
      key: 'returnsToTake',
      right: 'dealer:return:view',
      table: 'goods_return',
      where: ({ dealerId }) => sql`to_dealer_id = ${dealerId} and state = 'requested'`,
      path: '/goods/return?state[]=requested',
    },
    {
      key: 'ordersUnderWay',
      right: 'dealer:order:view',
      table: 'sales_order',
      where: (of) => sql`${mine(of)} and state not in ('completed', 'cancelled')`,
      path: '/goods/order',
    },
    {
      key: 'incidentsToAnswer',
      right: 'dealer:incident:view',
      table: 'incident',
      where: (of) => sql`${mine(of)} and state in ('open', 'confirmed') and not exists (
        select from incident_appeal a where a.company_id = incident.company_id and a.incident_id = incident.id
          and a.state = 'waiting')`,
      path: '/service/incident?state[]=open&state[]=confirmed',
    },
    {
      key: 'repairsUnderWay',
      right: 'dealer:repair:view',
      table: 'repair',
      where: (of) => sql`${mine(of)} and complete_time is null`,
      path: `/service/repair?${underWay.map((status) => `repair_status[]=${status}`).join('&')}`,
    },
    {
      // Shown as a warning: none of its territories is in force.
      key: 'territoriesOver',
      table: 'territory',
      where: (
        of,
      ) => sql`${mine(of)} and not exists (select from territory t where t.company_id = territory.company_id
        and t.dealer_id = territory.dealer_id and t.from_day <= (now() at time zone 'Asia/Shanghai')::date
        and (t.until_day is null or t.until_day >= (now() at time zone 'Asia/Shanghai')::date))`,
      path: '',
    },
    {
      key: 'territoriesEnding',
      table: 'territory',
      where: (
        of,
      ) => sql`${mine(of)} and until_day between (now() at time zone 'Asia/Shanghai')::date
        and (now() at time zone 'Asia/Shanghai')::date + 30`,
      path: '',
    },
  ],
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
    found.push({ key: 'unread', count: unread.count, path: '/message/notice' });
  }
  return found.filter(({ count }) => count > 0);
}

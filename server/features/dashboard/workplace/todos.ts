import { sql } from 'kysely';
import { orderStates } from '#contract/features/orders/sales-orders/contract.ts';
import { unsettledStates } from '#contract/features/risk/incidents/moves.ts';
import { repairStatuses } from '#contract/features/sale/repairs/states.ts';
import type { LoginType } from '#contract/login-types.ts';
import { verifyStatus } from '#contract/limits.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Session } from '#server/access/sessions.ts';
import type { Condition } from '#server/records/list-plan.ts';

export type Counted = {
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

/** What belongs to the dealer that asks; row-level security says the same. */
const mine = ({ dealerId }: Session): Condition => sql`dealer_id = ${dealerId}`;
const unsettled = unsettledStates.map((state) => `state[]=${state}`).join('&');
const underWay = repairStatuses.filter((status) => status !== 'completed');

/** What waits to be done, by who is signed in. */
export const todos: Record<LoginType, (Counted & { path: string })[]> = {
  web: [
    {
      key: 'supplierInvitations',
      right: 'procure:supplier:link',
      table: 'supplier',
      where: sql`link_state = 'pending'`,
      path: '/procure/supplier?link_state[]=pending',
    },
    {
      key: 'customerInvitations',
      right: 'order:customer:link',
      table: 'customer',
      where: sql`link_state = 'pending'`,
      path: '/orderGoods/customer?link_state[]=pending',
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
      key: 'incidentsMine',
      right: 'sale:incident:view',
      table: 'incident',
      where: ({ accountId }) =>
        sql`assignee_id = ${accountId} and state in ('open', 'confirmed', 'penalised')`,
      path: `/sale/incident?is_mine=true&${unsettled}`,
    },
    {
      key: 'reportsOpen',
      right: 'sale:fakeReport:handle',
      table: 'fake_report',
      where: sql`state = 'open'`,
      path: '/sale/report?state[]=open',
    },
    {
      key: 'nonconformancesOpen',
      right: 'trace:nonconformance:handle',
      table: 'nonconformance',
      where: sql`state = 'open'`,
      path: '/trace/nonconformance?state[]=open',
    },
    {
      key: 'nonconformancesMine',
      right: 'trace:nonconformance:handle',
      table: 'nonconformance',
      where: ({ accountId }) => sql`owner_id = ${accountId} and state = 'acting'`,
      path: '/trace/nonconformance?is_mine=true&state[]=acting',
    },
    {
      key: 'nonconformancesOverdue',
      right: 'trace:nonconformance:view',
      table: 'nonconformance',
      where: sql`state in ('open', 'acting') and due_day < (now() at time zone 'Asia/Shanghai')::date`,
      path: '/trace/nonconformance?overdue=true',
    },
    {
      key: 'nonconformancesToCheck',
      right: 'trace:nonconformance:check',
      table: 'nonconformance',
      where: sql`state = 'checking'`,
      path: '/trace/nonconformance?state[]=checking',
    },
    {
      key: 'repairsSubmitted',
      right: 'sale:repair:view',
      table: 'repair',
      where: sql`state = 'submitted'`,
      path: '/sale/repair?state[]=submitted',
    },
    {
      key: 'repairsOverdue',
      right: 'sale:repair:view',
      table: 'repair',
      where: sql`complete_time is null and due_time < now()`,
      path: '/sale/repair?overdue=true',
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
      where: sql`state = 'waiting'`,
      path: '/system/job?state=waiting',
    },
    {
      key: 'jobsRunning',
      right: 'system:job:view',
      table: 'job',
      where: sql`state = 'running'`,
      path: '/system/job?state=running',
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
      path: `/goods/order?${orderStates
        .filter((state) => state !== 'completed' && state !== 'cancelled')
        .map((state) => `state[]=${state}`)
        .join('&')}`,
    },
    {
      key: 'incidentsToAnswer',
      right: 'dealer:incident:view',
      table: 'incident',
      where: (
        of,
      ) => sql`${mine(of)} and state in ('open', 'confirmed', 'penalised') and not exists (
        select from incident_appeal a where a.company_id = incident.company_id and a.incident_id = incident.id
          and a.state = 'waiting')`,
      path: `/service/incident?is_appealed=false&${unsettled}`,
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

import { sql } from 'kysely';
import type { ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import { limits } from '#contract/limits.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';
import { nextTime } from './next-time.ts';
import './report-table.ts';
import './table.ts';

const plain: ViewState = { filters: [], sort: null, page_size: limits.pageSize, columns: [] };
/** The views that each user of the demo has made. */
const views = [
  {
    username: 'demo',
    list: 'part',
    name: '最近更新的产品',
    is_shared: true,
    state: {
      ...plain,
      filters: [{ field: 'kind', values: ['product'] }],
      sort: { field: 'update_time', by: 'desc' },
    },
  },
  {
    username: 'demo',
    list: 'batch',
    name: '生产中的批次',
    is_shared: false,
    state: { ...plain, filters: [{ field: 'state', values: ['in_production'] }] },
  },
  { username: 'other', list: 'part', name: '全部物料', is_shared: true, state: plain },
  { username: 'admin', list: 'company', name: '按创建时间', is_shared: true, state: plain },
  { username: 'dealer', list: 'shipment', name: '全部发货', is_shared: false, state: plain },
] as const satisfies readonly {
  username: string;
  list: string;
  name: string;
  is_shared: boolean;
  state: ViewState;
}[];

export const savedViewDemo: DemoStep = async (tx) => {
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'username', 'company_id', 'dealer_id'])
    .where(
      'username',
      'in',
      views.map(({ username }) => username),
    )
    .execute();
  const rows = views.flatMap(({ username, state, ...view }) => {
    const account = accounts.find((one) => one.username === username);
    if (!account) return [];
    const { id: account_id, company_id, dealer_id } = account;
    const made = { create_by: account_id, update_by: account_id };
    return [{ ...view, ...made, company_id, dealer_id, account_id, state: JSON.stringify(state) }];
  });
  await tx.insertInto('saved_view').values(rows).execute();
};

/** The shared view of parts is sent to the manager on Mondays. */
export const viewReportDemo: DemoStep = async (tx) => {
  const schedule = { every: 'week', weekday: 1, month_day: 1, hour: 8 } as const;
  await sql`
    insert into view_report (company_id, account_id, view_id, every, weekday, month_day, hour, emails, language,
      next_time, create_by, update_by)
    select v.company_id, v.account_id, v.id, ${schedule.every}, ${schedule.weekday}, ${schedule.month_day},
      ${schedule.hour}, 'manager@example.com', 'zh_CN', ${nextTime(schedule, new Date())}, v.account_id, v.account_id
    from saved_view v join account a on a.id = v.account_id
    where a.username = 'demo' and v.list = 'part' and v.is_shared limit 1`.execute(tx);
};

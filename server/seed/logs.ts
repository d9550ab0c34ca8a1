import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

// Where people sat, and what they sat at.
const addresses = ['115.236.112.4', '101.200.30.8', '202.96.209.5', '14.215.177.38', '10.8.0.21'];
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
];

/** Two weeks of sign-ins, some of them mistyped; the same on every machine. */
export async function createSignIns(tx: Tx): Promise<void> {
  await sql`
    insert into login_log (company_id, login_type, account_id, username, result, ip, user_agent, create_time)
    select a.company_id, a.login_type, a.id, a.username, r.result,
      (${addresses}::text[])[1 + a.id % ${addresses.length}], (${agents}::text[])[1 + a.id % ${agents.length}],
      -- In working hours, as they are in Shanghai.
      date_trunc('day', now()) - make_interval(days => d)
        + make_interval(mins => 60 + (a.id * 37 + d * 53) % 480 - r.earlier)
    from account a, generate_series(1, 13) as d, (values ('ok', 0), ('wrong', 1)) as r (result, earlier)
    where a.login_type <> 'admin' and (a.id * 7 + d * 3) % 5 < 3 and not a.must_change_password
      and (r.result = 'ok' or (a.id + d) % 6 = 0)`.execute(tx);
}

type Done = [
  days: number,
  username: string,
  path: string,
  target: string,
  id: string,
  before: object | null,
  after: object | null,
];
const done: Done[] = [
  [1, 'sales', 'customer/edit', 'customer', '1001', { contact: '王女士' }, { contact: '王晓雨' }],
  [2, 'procure', 'supplier/export', 'supplier', '', null, { keyword: '轴承' }],
  [
    3,
    'product',
    'part/edit',
    'part',
    '1000',
    { name: '便携榨汁杯', price: 16_900, remark: '', warranty_months: 12 },
    { name: '便携榨汁杯 PB800', price: 15_900, remark: '春季调价', warranty_months: 12 },
  ],
  [4, 'data', 'batch/release', 'batch', '1000', { state: 'planned' }, { state: 'released' }],
  [
    6,
    'identity',
    'encodingRule/add',
    'encodingRule',
    '1001',
    null,
    { name: '箱码规则', separator: '-', remark: '整箱外箱标签' },
  ],
  [8, 'demo', 'company/edit', 'company', '1', { contact: '陈先生' }, { contact: '陈青山' }],
  [
    11,
    'procure',
    'supplier/delete',
    'supplier',
    '1090',
    { name: '旧供应商', remark: '重复' },
    null,
  ],
];

/** What the staff of the first company did in the weeks before; rows that other demos leave are their own. */
export async function createOperations(tx: Tx): Promise<void> {
  for (const [at, [days, username, path, target, id, before, after]] of done.entries())
    await sql`
      insert into operation_log (company_id, login_type, account_id, username, path, permission, target, target_id,
        before, after, ip, user_agent, request_id, duration, create_time)
      select company_id, login_type, id, username, ${path}, '', ${target}, nullif(${id}, ''),
        ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
        ${addresses[at % addresses.length]}, ${agents[at % agents.length]}, ${`demo-${at}`}, ${12 + at * 7},
        date_trunc('day', now()) - make_interval(days => ${days}) + make_interval(mins => ${80 + at * 47})
      from account where company_id = 1 and login_type = 'web' and username = ${username}`.execute(
      tx,
    );
}

/** What the platform told companies, and what it is about to. */
export async function createAnnouncements(tx: Tx): Promise<void> {
  await sql`
    insert into announcement (title, content, title_en, content_en, title_tw, content_tw, company_ids, state, readers, send_time, create_user)
    values
      ('系统升级通知', '本周六 22:00 至 23:00 升级，期间查询不受影响，后台暂停使用。', 'Maintenance on Saturday',
       'From 22:00 to 23:00 the back office rests; queries go on.', '系統升級通知',
       '本週六 22:00 至 23:00 升級，期間查詢不受影響，後台暫停使用。', '[38]', 'sent', 1, now() - interval '3 days', '平台管理员'),
      ('新版追溯页面上线', '页面设计器新增三款模板，欢迎试用。', '', '', '', '', '[]', 'draft', 0, null, '平台管理员')`.execute(
    tx,
  );
  await sql`
    insert into notice (company_id, account_id, batch, type, sentence, params, create_user, is_read, read_time, create_time)
    select a.company_id, a.id, n.batch, 0, 'announcement',
      jsonb_build_object('title', n.title, 'content', n.content, 'title_en', n.title_en, 'content_en', n.content_en,
        'title_tw', n.title_tw, 'content_tw', n.content_tw), n.create_user, 1, n.send_time + interval '2 hours', n.send_time
    from announcement n join account a on n.company_ids @> to_jsonb(a.company_id) and not a.disabled
    where n.state = 'sent'`.execute(tx);
}

import { sql } from 'kysely';
import type * as z from 'zod';
import {
  allLoginLogCalls,
  loginLogCalls,
  type allLoginLogFilter,
  type LoginLog,
  type loginLogFilter,
  type LoginResult,
} from '#contract/features/logs/login-log/contract.ts';
import { loginLogTexts as texts } from '#contract/features/logs/login-log/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveExport } from '#server/records/export.ts';
import { equals, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { Condition, ListPlan, Reader, Span } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { addressText } from '#server/logs/address-text.ts';
import { readAgent } from '#server/logs/agents.ts';
import { byWhom } from '#server/logs/log-filters.ts';
import type { PlatformSession, StaffSession } from '#server/access/sessions.ts';

type Found = Pick<LoginLog, 'id' | 'username' | 'login_type' | 'result' | 'ip'> & {
  create_time: Date;
  realname: string | null;
  company_name: string | null;
  user_agent: string;
};

async function readFrom({ tx, language }: Reader, source: Condition, order: Condition) {
  const { rows } = await sql<Found>`
    select l.id, l.create_time, l.username, l.login_type, l.result, l.ip, l.user_agent,
      a.realname, c.name as company_name
    from ${source} l
    left join account a on a.id = l.account_id
    left join company c on c.company_id = l.company_id
    order by ${order}`.execute(tx);
  return rows.map(({ user_agent: agent, ...row }): LoginLog => ({
    ...row,
    create_time: row.create_time.toISOString(),
    realname: row.realname ?? '',
    company_name: row.company_name ?? '',
    place: addressText(row.ip, language),
    ...readAgent(agent),
  }));
}

const order = sql`create_time desc, id desc`;
const shared = {
  table: 'login_log' as const,
  partitionedBy: 'create_time',
  order: () => order,
  readPage: readFrom,
  rows: (reader: Reader, ids: number[], { from, to }: Span) =>
    readFrom(
      reader,
      sql`(select * from login_log where create_time >= ${from} and create_time < ${to} and id = any(${ids}))`,
      order,
    ),
};
const filters = {
  who: byWhom,
  login_type: equals('login_type'),
  result: equals('result'),
  ip: equals('ip'),
  create_time: within('create_time'),
};
const own: ListPlan<z.output<typeof loginLogFilter>, LoginLog, StaffSession> = {
  ...shared,
  filters,
};
const all: ListPlan<z.output<typeof allLoginLogFilter>, LoginLog, PlatformSession> = {
  ...shared,
  isTenant: false,
  filters: { ...filters, company_id: equals('company_id') },
};

const columns = (isPlatform: boolean): ExportColumn<LoginLog>[] => [
  { field: 'create_time', width: 20 },
  { field: 'username', width: 18 },
  { field: 'realname', width: 14 },
  ...(isPlatform ? [{ field: 'company_name', width: 28 } as const] : []),
  {
    field: 'login_type',
    width: 10,
    show: (type, language) => texts.types[type][language],
  },
  {
    field: 'result',
    width: 22,
    show: (result, language) => texts.results[result as LoginResult]?.[language] ?? result,
  },
  { field: 'ip', width: 18 },
  { field: 'place', width: 18 },
  { field: 'browser', width: 18 },
  { field: 'system', width: 14 },
  {
    field: 'device',
    width: 12,
    show: (device, language) => texts.devices[device][language],
  },
];

export const loginLogEndpoints = [
  serve(loginLogCalls.index, (call) => listPage(own, call, call.input)),
  serve(allLoginLogCalls.index, (call) => listPage(all, call, call.input)),
  serveExport(loginLogCalls.export, texts, own, columns(false)),
  serveExport(allLoginLogCalls.export, texts, all, columns(true)),
];

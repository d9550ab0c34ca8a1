import { sql } from 'kysely';
import type * as z from 'zod';
import {
  allOperationLogCalls,
  operationLogCalls,
  type allOperationLogFilter,
  type OperationLog,
  type operationLogFilter,
  type RecordStep,
} from '#contract/features/logs/operation-log/contract.ts';
import { recordKinds } from '#contract/features/logs/operation-log/kinds.ts';
import { operationLogTexts as texts } from '#contract/features/logs/operation-log/texts.ts';
import { operationTexts } from '#contract/operations.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveExport } from '#server/records/export.ts';
import { equals, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { byWhom } from '#server/logs/log-filters.ts';
import { recordSeenBy } from '#server/records/record-kinds.ts';
import { readOperation, reading } from './queries.ts';
import type { PlatformSession, StaffSession } from '#server/access/sessions.ts';

const filters = {
  who: byWhom,
  login_type: equals('login_type'),
  path: equals('path'),
  target: equals('target'),
  target_id: equals('target_id'),
  ip: equals('ip'),
  request_id: equals('request_id'),
  create_time: within('create_time'),
};
const own: ListPlan<z.output<typeof operationLogFilter>, OperationLog, StaffSession> = {
  ...reading,
  filters,
};
const all: ListPlan<z.output<typeof allOperationLogFilter>, OperationLog, PlatformSession> = {
  ...reading,
  isTenant: false,
  filters: { ...filters, company_id: equals('company_id') },
};

/** What one call did to many records is one line, unless one record or one request is looked for. */
const folded = <Plan extends typeof own | typeof all>(
  plan: Plan,
  { target_id: record, request_id: request }: { target_id?: string; request_id?: string },
): Plan => (record || request ? plan : { ...plan, only: () => sql`nth = 0` });

const columns = (isPlatform: boolean): ExportColumn<OperationLog>[] => [
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
    field: 'path',
    width: 24,
    show: (path, language) => operationTexts[path]?.[language] ?? path,
  },
  {
    field: 'target',
    width: 16,
    show: (target, language) => recordKinds[target]?.[language] ?? target,
  },
  { field: 'target_id', width: 14 },
  { field: 'name', width: 28 },
  { field: 'changed', width: 32, show: (changed) => changed.join(', ') },
  { field: 'ip', width: 18 },
  { field: 'place', width: 18 },
  { field: 'duration', width: 10 },
  { field: 'request_id', width: 38 },
];

const ofRecord: ListPlan<
  z.output<NonNullable<typeof operationLogCalls.ofRecord.input>>,
  OperationLog,
  StaffSession
> = {
  ...reading,
  filters: { target: equals('target'), target_id: (id) => sql`target_id = ${String(id)}` },
};
const stepOf = ({
  id,
  create_time,
  username,
  realname,
  path,
  changed,
}: OperationLog): RecordStep => ({
  ...{ id, create_time, username, realname, path, changed },
});

export const operationLogEndpoints = [
  serve(operationLogCalls.ofRecord, async (call) => {
    await recordSeenBy(call, call.input.target, call.input.target_id);
    const { rows, ...page } = await listPage(ofRecord, call, call.input);
    return { ...page, rows: rows.map(stepOf) };
  }),
  serve(operationLogCalls.index, (call) => listPage(folded(own, call.input), call, call.input)),
  serve(allOperationLogCalls.index, (call) => listPage(folded(all, call.input), call, call.input)),
  serve(operationLogCalls.info, (call) => readOperation(call, call.input.id), { isLong: true }),
  serveExport(operationLogCalls.export, texts, own, columns(false)),
  serveExport(allOperationLogCalls.export, texts, all, columns(true)),
];

import * as z from 'zod';
import {
  allOperationLogFilter,
  operationLogFilter,
  operationLogInfo,
  operationLogRow,
  type OperationLog,
} from '#contract/features/logs/operation-log/contract.ts';
import { recordKinds } from '#contract/features/logs/operation-log/kinds.ts';
import { operationLogTexts as texts } from '#contract/features/logs/operation-log/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { operationTexts } from '#contract/operations.ts';
import { rowId } from '#contract/validation.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { exportEndpoint } from '#server/records/export.ts';
import { equals, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { byWhom } from '#server/logs/log-filters.ts';
import { readOperation, reading } from './queries.ts';

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
const own: ListPlan<z.output<typeof operationLogFilter>, OperationLog> = { ...reading, filters };
const all: ListPlan<z.output<typeof allOperationLogFilter>, OperationLog> = {
  ...reading,
  isTenant: false,
  filters: { ...filters, company_id: equals('company_id') },
};

const columns = (isPlatform: boolean): ExportColumn[] => [
  { field: 'create_time', width: 20 },
  { field: 'username', width: 18 },
  { field: 'realname', width: 14 },
  ...(isPlatform ? [{ field: 'company_name', width: 28 }] : []),
  {
    field: 'login_type',
    width: 10,
    show: (type: LoginType, language) => texts.types[type][language],
  },
  {
    field: 'path',
    width: 24,
    show: (path: string, language) => operationTexts[path]?.[language] ?? path,
  },
  {
    field: 'target',
    width: 16,
    show: (target: string, language) => recordKinds[target]?.[language] ?? target,
  },
  { field: 'target_id', width: 14 },
  { field: 'changed', width: 32, show: (changed: string[]) => changed.join(', ') },
  { field: 'ip', width: 18 },
  { field: 'place', width: 18 },
  { field: 'duration', width: 10 },
  { field: 'request_id', width: 38 },
];

const common = { resource: 'operLog', area: 'system:operLog', texts } as const;
const view = { method: 'GET', allow: 'system:operLog:view', fields: texts.fields } as const;

export const operationLogEndpoints = [
  endpoint({
    ...view,
    types: ['web'],
    path: 'operLog/index',
    input: operationLogFilter,
    rows: operationLogRow,
    run: (call) => listPage(own, call, call.input),
  }),
  endpoint({
    ...view,
    types: ['admin'],
    path: 'operLog/index',
    input: allOperationLogFilter,
    rows: operationLogRow,
    run: (call) => listPage(all, call, call.input),
  }),
  endpoint({
    ...view,
    types: ['web', 'admin'],
    path: 'operLog/info',
    input: z.strictObject({ id: rowId }),
    answer: operationLogInfo,
    isLong: true,
    run: (call) => readOperation(call, call.input.id),
  }),
  exportEndpoint(
    { ...common, types: ['web'], filter: operationLogFilter, list: own },
    columns(false),
  ),
  exportEndpoint(
    { ...common, types: ['admin'], filter: allOperationLogFilter, list: all },
    columns(true),
  ),
];

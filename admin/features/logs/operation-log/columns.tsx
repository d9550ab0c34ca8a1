import { useSay } from '#admin/app/language.ts';
import { companySource } from '#admin/ui/form/sources.ts';
import type { Column, Filter } from '#admin/ui/list/types.ts';
import type { OperationLog } from '#contract/features/logs/operation-log/contract.ts';
import { recordKinds } from '#contract/features/logs/operation-log/kinds.ts';
import { operationLogTexts as texts } from '#contract/features/logs/operation-log/texts.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { operationTexts } from '#contract/operations.ts';
import { Person } from '#admin/ui/logs/Person.tsx';

function Operation({ path }: { path: string }) {
  const say = useSay();
  const text = operationTexts[path];
  return text ? say(text) : <code>{path}</code>;
}

function Target({ target, id }: { target: string; id: string }) {
  const say = useSay();
  const kind = recordKinds[target];
  const words = [kind ? say(kind) : target, id].filter(Boolean).join(' ');
  return words ? <span title={words}>{words}</span> : <span aria-hidden="true">–</span>;
}

function Type({ type }: { type: LoginType }) {
  const say = useSay();
  return say(texts.types[type]);
}

const join = (words: readonly string[]) => words.join(' · ');

const time: Column<OperationLog> = { field: 'create_time', width: 148, kind: 'time', sort: true };
const person: Column<OperationLog> = {
  field: 'username',
  width: 144,
  render: (row) => <Person {...row} />,
};
const company: Column<OperationLog> = { field: 'company_name', width: 150 };
const type: Column<OperationLog> = {
  field: 'login_type',
  width: 88,
  hidden: true,
  render: (row) => <Type type={row.login_type} />,
};
const what: readonly Column<OperationLog>[] = [
  { field: 'path', width: 200, render: (row) => <Operation path={row.path} /> },
  {
    field: 'target',
    width: 170,
    render: (row) => <Target target={row.target} id={row.target_id} />,
  },
];
const changed = (hidden: boolean): Column<OperationLog> => ({
  field: 'changed',
  width: 170,
  hidden,
  render: (row) => <span title={join(row.changed)}>{join(row.changed)}</span>,
});
const where: readonly Column<OperationLog>[] = [
  { field: 'ip', width: 128 },
  { field: 'place', width: 112, hidden: true },
  { field: 'duration', width: 84, kind: 'number', hidden: true },
  { field: 'request_id', width: 200, kind: 'code', hidden: true },
];

export const ownColumns = [time, person, type, ...what, changed(false), ...where];
export const allColumns = [time, person, company, type, ...what, changed(true), ...where];

const whoFilter: Filter = { field: 'who', kind: 'text' };
const filters = (types: readonly LoginType[]): Filter[] => [
  {
    field: 'path',
    kind: 'select',
    options: Object.entries(operationTexts).map(([value, label]) => ({ value, label })),
  },
  {
    field: 'target',
    kind: 'select',
    options: Object.entries(recordKinds).map(([value, label]) => ({ value, label })),
  },
  { field: 'target_id', kind: 'text' },
  { field: 'create_time', kind: 'days' },
  {
    field: 'login_type',
    kind: 'select',
    options: types.map((value) => ({ value, label: texts.types[value] })),
  },
  { field: 'ip', kind: 'text' },
  { field: 'request_id', kind: 'text' },
];
export const ownFilters: readonly Filter[] = [whoFilter, ...filters(['web', 'dealer'])];
export const allFilters: readonly Filter[] = [
  whoFilter,
  { field: 'company_id', kind: 'remote', source: companySource },
  ...filters(loginTypes),
];

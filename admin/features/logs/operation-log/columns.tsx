import { useSay } from '#admin/app/language.ts';
import { companySource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import type {
  allOperationLogCalls,
  OperationLog,
  operationLogCalls,
} from '#contract/features/logs/operation-log/contract.ts';
import { recordKinds } from '#contract/features/logs/operation-log/kinds.ts';
import { operationLogTexts as texts } from '#contract/features/logs/operation-log/texts.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { operationTexts } from '#contract/operations.ts';
import { Person } from '#admin/ui/logs/Person.tsx';
import { useSentence } from './sentence.ts';

function Operation({ row }: { row: OperationLog }) {
  const sentence = useSentence(row);
  return <span title={sentence}>{sentence}</span>;
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
  { field: 'path', width: 320, render: (row) => <Operation row={row} /> },
  {
    field: 'target',
    width: 170,
    hidden: true,
    render: (row) => <Target target={row.target} id={row.target_id} />,
  },
];
const changed = (hidden: boolean): Column<OperationLog> => ({
  field: 'changed',
  width: 200,
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

type OwnFilter = Filter<FilterName<typeof operationLogCalls>>;
const whoFilter: OwnFilter = { field: 'who', kind: 'text' };
const filters = (types: readonly LoginType[]): OwnFilter[] => [
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
export const ownFilters: readonly OwnFilter[] = [whoFilter, ...filters(['web', 'dealer'])];
export const allFilters: readonly Filter<FilterName<typeof allOperationLogCalls>>[] = [
  whoFilter,
  { field: 'company_id', kind: 'remote', source: companySource },
  ...filters(loginTypes),
];

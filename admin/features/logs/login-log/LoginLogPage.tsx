import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { companySource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  allLoginLogCalls,
  loginLogCalls,
  loginResults,
  type LoginLog,
  type LoginResult,
} from '#contract/features/logs/login-log/contract.ts';
import { loginLogTexts as texts } from '#contract/features/logs/login-log/texts.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { loginLog } from '#contract/features/logs/login-log/feature.ts';
import { AgentText } from '#admin/ui/logs/AgentText.tsx';
import { Person } from '#admin/ui/logs/Person.tsx';

const tones: Record<LoginResult, StateTone> = {
  ok: 'good',
  wrong: 'caution',
  locked: 'bad',
  disabled: 'bad',
};

function Result({ result }: { result: string }) {
  const say = useSay();
  const known = loginResults.find((one) => one === result);
  return known ? <StateDot tone={tones[known]}>{say(texts.results[known])}</StateDot> : result;
}

function Type({ type }: { type: LoginType }) {
  const say = useSay();
  return say(texts.types[type]);
}

const time: Column<LoginLog> = { field: 'create_time', width: 148, kind: 'time', sort: true };
const person: Column<LoginLog> = {
  field: 'username',
  width: 144,
  render: (row) => <Person {...row} />,
};
const result: Column<LoginLog> = {
  field: 'result',
  width: 206,
  render: (row) => <Result result={row.result} />,
};
const type = (hidden: boolean): Column<LoginLog> => ({
  field: 'login_type',
  width: 88,
  hidden,
  render: (row) => <Type type={row.login_type} />,
});
const origin: readonly Column<LoginLog>[] = [
  { field: 'ip', width: 132 },
  { field: 'place', width: 112 },
];
const agent: Column<LoginLog> = {
  field: 'browser',
  width: 220,
  render: (row) => <AgentText {...row} />,
};

const ownColumns = [time, person, type(true), result, ...origin, agent];
const allColumns: readonly Column<LoginLog>[] = [
  time,
  person,
  { field: 'company_name', width: 160 },
  type(false),
  result,
  ...origin,
  { ...agent, hidden: true },
];

type OwnFilter = Filter<FilterName<typeof loginLogCalls>>;
const whoFilter: OwnFilter = { field: 'who', kind: 'text' };
const filters = (types: readonly LoginType[]): OwnFilter[] => [
  {
    field: 'result',
    kind: 'select',
    options: loginResults.map((value) => ({ value, label: texts.results[value] })),
  },
  {
    field: 'login_type',
    kind: 'select',
    options: types.map((value) => ({ value, label: texts.types[value] })),
  },
  { field: 'create_time', kind: 'days' },
  { field: 'ip', kind: 'text' },
];
const ownFilters: readonly OwnFilter[] = [whoFilter, ...filters(['web', 'dealer'])];
const allFilters: readonly Filter<FilterName<typeof allLoginLogCalls>>[] = [
  whoFilter,
  { field: 'company_id', kind: 'remote', source: companySource },
  ...filters(loginTypes),
];
const nameOf = ({ username }: LoginLog) => username;

/** Sign-ins of one's own company, or of all for the platform. */
export function Page() {
  const isPlatform = useSession((state) => state.type) === 'admin';
  const shown = { title: loginLog.title, texts, nameOf };
  return isPlatform ? (
    <DataPage {...shown} calls={allLoginLogCalls} columns={allColumns} filters={allFilters} />
  ) : (
    <DataPage {...shown} calls={loginLogCalls} columns={ownColumns} filters={ownFilters} />
  );
}

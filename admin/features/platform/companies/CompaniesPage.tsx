import { useMemo } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { useSay } from '#admin/app/language.ts';
import { companyCalls, type CompanyRow } from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import { languages } from '#contract/language.ts';
import { verifyStatus } from '#contract/limits.ts';
import { say, type Text } from '#contract/text.ts';
import { companies } from '#contract/features/platform/companies/feature.ts';
import { labelOf, states, toneOf } from '#admin/ui/verification/states.ts';
import { companiesPageTexts as texts } from './texts.ts';
import { useStatusCounts } from './use-status-counts.ts';
import { VersionText } from './VersionText.tsx';

const CompanyDrawer = lazyComponent(
  async () => (await import('./CompanyDrawer.tsx')).CompanyDrawer,
);
const lookAgainAfter = 60_000;

const columns: readonly Column<CompanyRow>[] = [
  { field: 'name', width: 170, sort: true, fixed: 'left' },
  {
    field: 'verify_status',
    width: 160,
    states: companiesTexts.status,
    render: (row) => <State status={row.verify_status} />,
  },
  { field: 'credit_code', width: 216, kind: 'code' },
  { field: 'contact', width: 80 },
  { field: 'mobile', width: 120, hidden: true },
  { field: 'system_version_name', width: 150, render: (row) => <VersionText company={row} /> },
  { field: 'users', width: 84, kind: 'quantity' },
  { field: 'dealers', width: 92, kind: 'quantity' },
  { field: 'submit_time', width: 106, kind: 'day' },
  { field: 'create_time', width: 106, kind: 'day', sort: true },
  { field: 'verify_time', width: 106, kind: 'day', sort: true, hidden: true },
];

const isPending = ({ verify_status: status }: CompanyRow) => status === verifyStatus.pending;
const right = 'platform:company:verify';

/** The companies of the platform, and the way into each. */
export function Page() {
  const can = useCan();
  const { id, open, close } = useOpenRecord('company');
  const openRow = useStable((row: CompanyRow) => open(row.id));
  const mayReview = can({ has: right });
  const rowActions = useMemo<RowAction<CompanyRow>[]>(() => {
    const { review, view } = companiesTexts.actions;
    return [
      { key: 'review', label: review, can: right, shown: isPending, run: openRow },
      { key: 'view', label: view, shown: (row) => !mayReview || !isPending(row), run: openRow },
    ];
  }, [mayReview, openRow]);
  return (
    <>
      <DataPage
        calls={companyCalls}
        title={companies.title}
        texts={companiesTexts}
        columns={columns}
        filters={useFilters()}
        offers={['export']}
        rowActions={rowActions}
        refetchEvery={() => lookAgainAfter}
      />
      {id !== null && <CompanyDrawer key={id} id={id} onClose={close} />}
    </>
  );
}

function useFilters(): readonly Filter<FilterName<typeof companyCalls>>[] {
  const counts = useStatusCounts();
  return useMemo<Filter<FilterName<typeof companyCalls>>[]>(
    () => [
      { field: 'keyword', kind: 'text' },
      {
        field: 'verify_status',
        kind: 'select',
        options: states.map(({ value, label }) => ({
          value,
          label: counts ? counted(label, counts.get(value) ?? 0) : label,
        })),
      },
      { field: 'create_time', kind: 'days' },
    ],
    [counts],
  );
}

const counted = (state: Text, n: number): Text =>
  Object.fromEntries(
    languages.map((one) => [one, say(texts.counted, one, { state: state[one], n })]),
  ) as Text;

function State({ status }: { status: number }) {
  const speak = useSay();
  return <StateDot tone={toneOf(status)}>{speak(labelOf(status))}</StateDot>;
}

import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { memberDeeds } from '#contract/features/member/members/contract.ts';
import {
  companyMemberCalls,
  type CompanyMember,
} from '#contract/features/sale/members/contract.ts';
import { companyMembers } from '#contract/features/sale/members/feature.ts';
import { companyMemberTexts } from '#contract/features/sale/members/texts.ts';
import { membersPageTexts as texts } from './texts.ts';

const MemberDrawer = lazyComponent(async () => (await import('./MemberDrawer.tsx')).MemberDrawer);

function Source({ source }: Pick<CompanyMember, 'source'>) {
  return useSay()(companyMemberTexts.sources[source]);
}

const columns: readonly Column<CompanyMember>[] = [
  { field: 'name', width: 90 },
  { field: 'phone', width: 130 },
  { field: 'source', width: 140, render: (row) => <Source source={row.source} /> },
  { field: 'warranties', width: 90, kind: 'number' },
  { field: 'repairs', width: 90, kind: 'number' },
  { field: 'points', width: 120, kind: 'number', sort: true },
  { field: 'first_time', width: 120, kind: 'day', sort: true },
  { field: 'last_time', width: 120, kind: 'day', sort: true },
];

const filters: readonly Filter<FilterName<typeof companyMemberCalls>>[] = [
  { field: 'mobile', kind: 'text' },
  {
    field: 'source',
    kind: 'multiple',
    options: memberDeeds.map((value) => ({ value, label: companyMemberTexts.sources[value] })),
  },
  { field: 'first_time', kind: 'days' },
  { field: 'last_time', kind: 'days' },
];

/** The consumers that a company knows by their phone numbers. */
export function Page() {
  const { id, open, close } = useOpenRecord('member');
  const openRow = useStable((row: CompanyMember) => open(row.id));
  const rowActions = useMemo<RowAction<CompanyMember>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={companyMemberCalls}
        title={companyMembers.title}
        texts={companyMemberTexts}
        columns={columns}
        filters={filters}
        rowActions={rowActions}
      />
      {id !== null && <MemberDrawer key={id} id={id} onClose={close} />}
    </>
  );
}

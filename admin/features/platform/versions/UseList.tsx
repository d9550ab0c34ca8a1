import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#admin/app/api.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { companyCalls } from '#contract/features/platform/companies/contract.ts';
import {
  expiries,
  type CompanyUse,
  companyUseCalls,
} from '#contract/features/platform/versions/contract.ts';
import { usageTexts } from '#contract/features/platform/versions/texts.ts';
import { t } from '#contract/text.ts';
import { versions } from '#contract/features/platform/versions/feature.ts';
import { EndCell, Share } from './UseCells.tsx';
import { versionsPageTexts as texts } from './texts.ts';

const columns: readonly Column<CompanyUse>[] = [
  { field: 'name', width: 220, sort: true, fixed: 'left' },
  { field: 'system_version_name', width: 110 },
  {
    field: 'version_expire_time',
    width: 150,
    sort: true,
    render: (row) => <EndCell use={row} />,
  },
  {
    field: 'identifiers',
    width: 180,
    render: (row) => <Share used={row.identifiers} quota={row.identifiers_quota} />,
  },
  {
    field: 'storage',
    width: 160,
    render: (row) => <Share used={row.storage} quota={row.storage_quota} isBytes />,
  },
  {
    field: 'users',
    width: 110,
    render: (row) => <Share used={row.users} quota={row.users_quota} />,
  },
];

/** The usage of each company, and the end of its version. */
export function UseList({ switcher }: { switcher: ReactNode }) {
  const navigate = useNavigate();
  const go = useStable((row: CompanyUse) => void navigate(`/platform/company?company=${row.id}`));
  const rowActions = useMemo<RowAction<CompanyUse>[]>(
    () => [{ key: 'change', label: texts.change, can: 'platform:company:version', run: go }],
    [go],
  );
  return (
    <DataPage
      calls={companyUseCalls}
      title={versions.title}
      texts={usageTexts}
      columns={columns}
      filters={useFilters()}
      offers={['export']}
      rowActions={rowActions}
      extra={switcher}
    />
  );
}

function useFilters(): readonly Filter<FilterName<typeof companyUseCalls>>[] {
  const { data } = useQuery({
    queryKey: ['company', spokenKey, 'versions'],
    queryFn: async ({ signal }) =>
      (await api(companyCalls.versions, {}, { signal, quiet: true })).data,
  });
  return useMemo<Filter<FilterName<typeof companyUseCalls>>[]>(
    () => [
      { field: 'keyword', kind: 'text' },
      {
        field: 'system_version_id',
        kind: 'select',
        options: (data ?? []).map(({ id, name }) => ({ value: id, label: t(name, name, name) })),
      },
      {
        field: 'expiry',
        kind: 'select',
        options: expiries.map((value) => ({ value, label: usageTexts.expiry[value] })),
      },
    ],
    [data],
  );
}

import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import type { portalCalls, PortalRow } from '#contract/features/product/portals/contract.ts';
import { ShownPage } from './ShownPage.tsx';

export const portalColumns: readonly Column<PortalRow>[] = [
  { field: 'name', width: 260 },
  { field: 'code', width: 180, kind: 'code' },
  { field: 'page_name', width: 380, render: (row) => <ShownPage row={row} /> },
];

export const portalFilters: readonly Filter<FilterName<typeof portalCalls>>[] = [
  { field: 'keyword', kind: 'text' },
];

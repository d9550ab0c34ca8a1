import type { Column, Filter } from '#admin/ui/list/types.ts';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { ShownPage } from './ShownPage.tsx';

export const portalColumns: readonly Column<PortalRow>[] = [
  { field: 'name', width: 260 },
  { field: 'code', width: 180, kind: 'code' },
  { field: 'page_name', width: 380, render: (row) => <ShownPage row={row} /> },
];

export const portalFilters: readonly Filter[] = [{ field: 'keyword', kind: 'text' }];

import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import { portalCalls, type PortalRow } from '#contract/features/product/portals/contract.ts';
import { portalsTexts as texts } from './texts.ts';

/** What is open over the list, and for what. */
export type Opened = { what: 'change' | 'look'; row: PortalRow };

/** Gives something a page of its own, or none. */
export async function setPage(kind: PageKind, row: PortalRow, page: number | null): Promise<void> {
  const { target } = row;
  const id = target === 'company' ? null : row.id;
  const body = { kind, target, target_id: id, page_id: page };
  const { msg } = await api(portalCalls.set, body).finally(() => refreshList('portal'));
  toast.success(msg);
  void refreshList('pageTemplate');
}

export function rowActions(kind: PageKind, open: (opened: Opened) => void): RowAction<PortalRow>[] {
  const may = portalCalls.set.allow;
  const { actions } = texts;
  return [
    { key: 'look', label: actions.look, run: (row) => open({ what: 'look', row }) },
    { key: 'change', label: actions.change, can: may, run: (row) => open({ what: 'change', row }) },
    {
      key: 'inherit',
      label: actions.inherit,
      can: may,
      shown: ({ own_id: own }) => own !== null,
      confirm: ({ name, own_name: page }) => sayNow(texts.askInherit, { name, page }),
      run: (row) => setPage(kind, row, null),
    },
  ];
}

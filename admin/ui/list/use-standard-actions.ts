import { useMemo } from 'react';
import { meets } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { sayNow as say } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import { editManyAction } from './edit-many-action.tsx';
import type { ManyFields } from './EditManyDialog.tsx';
import { takesChoice } from './export/choice.ts';
import { exportTexts } from './export/texts.ts';
import { joinNames } from './names.ts';
import { listTexts as texts } from './texts.ts';
import type { Permission } from '#contract/permissions.ts';
import {
  permissionOf,
  type BatchAction,
  type ListActions,
  type ListCalls,
  type Offer,
  type RowAction,
  type RowBase,
} from './types.ts';
import { useStable } from './use-stable.ts';

type Wanted<Row> = {
  calls: ListCalls;
  offers: readonly Offer[];
  rowActions: readonly RowAction<Row>[];
  batchActions: readonly BatchAction<Row>[];
  moves?: ListActions<Row> | undefined;
  many?: ManyFields | undefined;
  nameOf: (row: Row) => string;
  isOpen?: ((row: Row) => boolean) | undefined;
  canDelete?: ((row: Row) => boolean) | undefined;
  onEdit: (row: Row) => void;
  onExport: () => void;
};

/**
 * What this user may do here: the standard actions the resource offers, and the page's own. It keeps its identity as
 * long as nothing of that changes, because rows are rendered again with it.
 */
export function useStandardActions<Row extends RowBase>(wanted: Wanted<Row>) {
  const { calls, rowActions, batchActions, moves, many, isOpen, canDelete } = wanted;
  const user = useSession((state) => state.user);
  const edit = useStable(wanted.onEdit);
  const exportTicked = useStable(wanted.onExport);
  const nameOf = useStable(wanted.nameOf);
  const offered = wanted.offers.join();
  return useMemo(() => {
    const authorities = user?.authorities.map(({ permission }) => permission) ?? [];
    const can = (has: Permission | null) => meets([], authorities, { has });
    const may = (offer: Offer) => {
      const call = calls[offer];
      return call !== undefined && offered.split(',').includes(offer) && can(permissionOf(call));
    };
    const permitted = <A extends { can?: Permission }>(actions: readonly A[]) =>
      actions.filter((action) => action.can === undefined || can(action.can));
    const remove = async (ids: number[]) => {
      toast.success((await api(calls.delete!, { ids })).msg);
    };
    const ask = (rows: readonly Row[]) => askDelete(rows.map(nameOf));
    const onRow: RowAction<Row>[] = permitted([...rowActions, ...(moves?.onRow ?? [])]);
    const onBatch: BatchAction<Row>[] = permitted([...batchActions, ...(moves?.onBatch ?? [])]);
    const shown = isOpen && { shown: isOpen };
    if (may('edit')) onRow.unshift({ key: 'edit', label: texts.edit, ...shown, run: edit });
    const { editMany } = calls;
    if (editMany && many && can(permissionOf(editMany)))
      onBatch.push(editManyAction(editMany, many, isOpen));
    if (may('export') && takesChoice(calls.export!))
      onBatch.push({
        key: 'export',
        label: exportTexts.selected,
        run: () => Promise.resolve(exportTicked()),
      });
    if (may('delete')) {
      const standard = { key: 'delete', label: texts.delete, danger: true };
      const goes = canDelete ?? isOpen;
      onRow.push({
        ...standard,
        ...(goes && { shown: goes }),
        confirm: (row) => ask([row]),
        run: ({ id }) => remove([id]),
      });
      onBatch.push({
        ...standard,
        ...(canDelete && { shown: (rows: readonly Row[]) => rows.every(canDelete) }),
        confirm: ask,
        run: remove,
      });
    }
    const [canAdd, canExport, canImport] = [may('add'), may('export'), may('import')];
    return { canAdd, canEdit: may('edit'), canExport, canImport, onRow, onBatch };
  }, [
    user,
    calls,
    offered,
    rowActions,
    batchActions,
    moves,
    many,
    isOpen,
    canDelete,
    edit,
    exportTicked,
    nameOf,
  ]);
}

/** Names what is about to go. */
function askDelete(names: readonly string[]): string {
  const { confirm } = texts;
  if (names.length === 1) return say(confirm.deleteOne, { name: names[0]! });
  return say(confirm.deleteSome, { n: names.length, names: joinNames(names) });
}

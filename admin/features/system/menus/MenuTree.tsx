import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { refreshAccess } from '#admin/app/account.ts';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { LoadFailed, NoRows } from '#admin/ui/list/NoRows.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { resourceOf, type RowAction } from '#admin/ui/list/types.ts';
import { useAsking } from '#admin/ui/list/use-asking.tsx';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { visibleBranches, type Branch } from '#admin/ui/tree/branches.ts';
import { TreeTable } from '#admin/ui/tree/TreeTable.tsx';
import { menuCalls, type MenuRow } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import { companyMenus, platformMenus } from '#contract/features/system/menus/feature.ts';
import { markOf, menuColumns, nameOfMenu } from './MenuCells.tsx';
import { menusPageTexts as texts } from './texts.ts';
import { useMenuRows, type FrontType, type MenuCalls } from './use-menu-rows.ts';

const AddMenuForm = lazyComponent(async () => (await import('./AddMenuForm.tsx')).AddMenuForm);
const MenuForm = lazyComponent(async () => (await import('./MenuForm.tsx')).MenuForm);

type MenuTreeProps = {
  calls: MenuCalls;
  type?: FrontType;
  switcher?: ReactNode;
};

/** The menu editor: adding, sorting, renaming, removing and resetting entries. */
export function MenuTree({ calls, type, switcher }: MenuTreeProps) {
  const say = useSay();
  const isOwn = calls === menuCalls;
  const { title } = isOwn ? platformMenus : companyMenus;
  const resource = resourceOf(calls.index);
  const right = calls.edit.allow;
  const mayEdit = useCan()({ has: right });
  const query = useMenuRows(calls, type);
  const rows = query.data ?? [];
  const { ask, dialogs } = useAsking<Branch<MenuRow>>(resource);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const form = useOpenRecord('edit');
  const adding = useOpenRecord('add');
  const whose = useMemo(() => (type ? { type } : {}), [type]);

  const changed = async () => {
    await refreshList(resource);
    // One's own menus use the same data.
    if (isOwn) await refreshAccess();
  };
  const reset = async (ids: number[] | null) => {
    toast.success((await api(calls.reset, { ids, ...whose })).msg);
    await changed();
  };
  const askAll = () =>
    ask({
      label: texts.resetAll,
      question: say(texts.askAll),
      isDanger: true,
      rows: [],
      names: '',
      run: () => reset(null),
    });
  const rowActions = useMemo<RowAction<Branch<MenuRow>>[]>(
    () => [
      {
        key: 'reset',
        label: texts.resetOne,
        can: right,
        shown: (row) => row.is_changed,
        confirm: (row) => sayNow(texts.askOne, { name: nameOfMenu(row) }),
        run: async ({ id }) => {
          toast.success((await api(calls.reset, { ids: [id], ...whose })).msg);
          if (isOwn) await refreshAccess();
        },
      },
      {
        key: 'remove',
        label: texts.remove,
        can: right,
        danger: true,
        shown: (row) => row.is_added,
        confirm: (row) => sayNow(texts.askRemove, { name: nameOfMenu(row) }),
        run: async ({ id }) => {
          toast.success((await api(calls.remove, { ids: [id], ...whose })).msg);
          if (isOwn) await refreshAccess();
        },
      },
      {
        key: 'hide',
        label: texts.hide,
        can: right,
        shown: (row) => !row.is_added && !row.hidden && !row.is_fixed,
        confirm: (row) => sayNow(texts.askHide, { name: nameOfMenu(row) }),
        run: async ({ id, version, name, icon, parent_id }) => {
          const kept = { id, version, name, icon, parent_id, ...whose };
          await api(calls.edit, { ...kept, hidden: true });
          toast.success(sayNow(texts.hidden));
          if (isOwn) await refreshAccess();
        },
      },
    ],
    [calls, right, isOwn, whose],
  );
  const renumber = async (row: MenuRow, sort: number) => {
    const ids = rows
      .filter((one) => one.parent_id === row.parent_id)
      .map((one) => ({ id: one.id, sort: one.id === row.id ? sort : one.sort }))
      .toSorted((one, other) => one.sort - other.sort)
      .map(({ id }) => id);
    const { msg } = await api(calls.sort, { parent_id: row.parent_id, ids, ...whose });
    toast.success(msg);
    if (isOwn) await refreshAccess();
  };
  const toggle = (id: number) =>
    setClosed((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const edited = rows.find(({ id }) => id === form.id);
  const words = {
    ...menuSettingTexts,
    line: type ? menuSettingTexts.webLine : menuSettingTexts.line,
  };

  return (
    <>
      <PageHeader
        title={title}
        line={say(words.line)}
        actions={
          <>
            {switcher}
            {mayEdit && rows.some((row) => row.is_changed) && (
              <Button onClick={askAll}>{say(texts.resetAll)}</Button>
            )}
            {mayEdit && rows.length > 0 && (
              <Button type="primary" onClick={() => adding.open(1)}>
                {say(texts.add)}
              </Button>
            )}
          </>
        }
      />
      <Panel>
        <TreeTable<MenuRow>
          calls={calls}
          title={title}
          texts={words}
          columns={menuColumns}
          depth={1}
          may={{ add: false, edit: mayEdit, delete: false, export: false, import: false }}
          rows={rows}
          branches={
            query.data && visibleBranches(rows, (id) => !closed.has(id), { wordsOf: nameOfMenu })
          }
          keyword=""
          nameOf={nameOfMenu}
          lead={markOf}
          rowActions={rowActions}
          renumber={renumber}
          onToggle={toggle}
          onEdit={({ id }) => form.open(id)}
          onAddBelow={() => undefined}
          onAsk={ask}
          instead={
            query.isError ? (
              <LoadFailed
                msg={query.error.message}
                isTrying={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            ) : (
              query.data?.length === 0 && (
                <NoRows empty={words.empty} isNarrowed={false} onClear={() => undefined} />
              )
            )
          }
        />
      </Panel>
      {dialogs}
      {mayEdit && adding.id !== null && rows.length > 0 && (
        <AddMenuForm
          calls={calls}
          type={type}
          rows={rows}
          onClose={adding.close}
          onSaved={() => void changed()}
        />
      )}
      {mayEdit && edited && (
        <MenuForm
          key={edited.id}
          calls={calls}
          type={type}
          row={edited}
          groups={rows.filter((row) => row.is_group)}
          onClose={form.close}
          onSaved={() => void changed()}
        />
      )}
    </>
  );
}

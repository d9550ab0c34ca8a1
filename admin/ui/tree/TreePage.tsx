import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { HeadActions } from '#admin/ui/list/HeadActions.tsx';
import { nameOfRow } from '#admin/ui/list/names.ts';
import { LoadFailed, NoRows } from '#admin/ui/list/NoRows.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { permissionOf, resourceOf, type Filter, type Offer } from '#admin/ui/list/types.ts';
import { useAsking } from '#admin/ui/list/use-asking.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { childrenOf, matches, visibleBranches, type Branch, type TreeRow } from './branches.ts';
import { lastSort } from './order.ts';
import { treeTexts } from './texts.ts';
import { TreeTable } from './TreeTable.tsx';
import type { TreePageProps } from './types.ts';
import { useTreeForm } from './use-tree-form.ts';
import { useTreeRows } from './use-tree-rows.ts';
import styles from './tree.module.css';

/** Up to this size the whole tree is expanded at first. */
const openAtFirst = 200;
const standard: readonly Offer[] = ['add', 'edit', 'delete', 'export', 'import'];

/** A kind of record that forms a tree: expandable, searchable, sortable and editable. */
export function TreePage<Row extends TreeRow>(props: TreePageProps<Row>) {
  const { calls, texts, form: Form, offers = standard.filter((offer) => calls[offer]) } = props;
  const resource = resourceOf(calls.index);
  const { nameOf = nameOfRow, wordsOf = nameOf } = props;
  const say = useSay();
  const can = useCan();
  const isOffered = (offer: Offer) =>
    offers.includes(offer) && can({ has: calls[offer] ? permissionOf(calls[offer]) : null });
  const may = {
    add: isOffered('add'),
    edit: isOffered('edit'),
    delete: isOffered('delete'),
    export: isOffered('export'),
    import: isOffered('import'),
  };
  const filters = useMemo(
    () => [{ field: 'keyword', kind: 'text', label: texts.fields['keyword']! }] as const,
    [texts],
  );
  const { state, narrow } = useListState(useMemo(() => shapeOf(filters), [filters]));
  const keyword = String(state.filters['keyword'] ?? '');
  const query = useTreeRows<Row>(calls.index);
  const rows = query.data ?? [];
  const form = useTreeForm<Row>(calls.info, may);
  const { ask, dialogs } = useAsking<Branch<Row>>(resource);

  // Unless the user changed it.
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null);
  const below = childrenOf(rows);
  const parents = rows.filter(({ id }) => below.has(id)).map(({ id }) => id);
  const isOpened = (id: number) => opened?.has(id) ?? rows.length <= openAtFirst;
  const toggle = (id: number) => {
    const now = parents.filter(isOpened);
    setOpened(new Set(isOpened(id) ? now.filter((one) => one !== id) : [...now, id]));
  };
  const areAllOpen = parents.every(isOpened);
  const branches = visibleBranches(rows, isOpened, { keyword, wordsOf, weigh: props.weigh });
  const found = rows.filter((row) => matches(wordsOf(row), keyword)).length;

  const add = may.add ? () => form.open(null) : undefined;
  const clear = () => narrow({ keyword: undefined });
  const saved = () => {
    form.close();
    void refreshList(resource);
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={props.title}
        line={say(texts.line)}
        actions={
          <HeadActions
            calls={calls}
            texts={texts}
            exported={may.export ? {} : undefined}
            canImport={may.import}
            onAdd={add}
            addLabel={props.addLabel}
          />
        }
      />
      <Panel>
        <Filters
          filters={filters}
          values={state.filters}
          onNarrow={narrow}
          tools={
            parents.length > 0 &&
            keyword === '' && (
              <Button type="text" onClick={() => setOpened(new Set(areAllOpen ? [] : parents))}>
                {say(areAllOpen ? treeTexts.collapseAll : treeTexts.expandAll)}
              </Button>
            )
          }
        />
        <TreeTable
          {...props}
          nameOf={nameOf}
          may={may}
          rows={rows}
          branches={query.data && branches}
          keyword={keyword}
          onToggle={toggle}
          onEdit={({ id }) => form.open(id)}
          onAddBelow={({ id }) => form.openBelow(id)}
          onAsk={ask}
          instead={
            query.isError ? (
              <LoadFailed
                msg={query.error.message}
                isTrying={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            ) : (
              query.data &&
              branches.length === 0 && (
                <NoRows
                  empty={texts.empty}
                  isNarrowed={keyword !== ''}
                  onClear={clear}
                  onAdd={add}
                />
              )
            )
          }
        />
        {branches.length > 0 && (
          <p className={styles.foot} role="status">
            {say(keyword === '' ? treeTexts.total : treeTexts.found, {
              n: found,
              one: say(texts.one),
            })}
          </p>
        )}
      </Panel>
      {dialogs}
      {form.opened && !query.isPending && (
        <Form
          key={form.opened.which}
          record={form.opened.record}
          blank={{ parent_id: form.parent, sort: lastSort(below.get(form.parent) ?? []) }}
          onClose={form.close}
          onSaved={saved}
        />
      )}
    </div>
  );
}

const shapeOf = (filters: readonly Filter[]) => ({ sorts: [], filters });

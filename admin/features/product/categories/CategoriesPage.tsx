import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { LoadFailed, NoRows } from '#admin/ui/list/NoRows.tsx';
import type { Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import { menuTexts } from '#contract/texts/menus.ts';
import { childrenOf, matches, visibleBranches } from './branches.ts';
import { CategoryTable } from './CategoryTable.tsx';
import { lastSort } from './order.ts';
import { categoriesPageTexts as texts } from './texts.ts';
import { useCategories } from './use-categories.ts';
import { useCategoryForm } from './use-category-form.ts';
import styles from './categories.module.css';

const CategoryForm = part(async () => (await import('./CategoryForm.tsx')).CategoryForm);
const ConfirmDialog = part(
  async () => (await import('#admin/ui/list/ConfirmDialog.tsx')).ConfirmDialog,
);

const filters = [{ field: 'keyword', kind: 'text', label: categoryTexts.fields.keyword }] as const;
const shape = { sorts: [], filters };
/** Up to here the whole tree lies open at first. */
const openAtFirst = 200;

/** The tree of categories. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const may = (verb: string) => can({ has: `product:category:${verb}` });
  const { state, narrow } = useListState(shape);
  const keyword = String(state.filters['keyword'] ?? '');
  const query = useCategories();
  const rows = query.data ?? [];
  const form = useCategoryForm({ add: may('add'), edit: may('edit') });
  const [question, setQuestion] = useState<Question | null>(null);

  // Unless the user said otherwise.
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null);
  const below = childrenOf(rows);
  const parents = rows.filter(({ id }) => below.has(id)).map(({ id }) => id);
  const isOpened = (id: number) => opened?.has(id) ?? rows.length <= openAtFirst;
  const toggle = (id: number) => {
    const now = parents.filter(isOpened);
    setOpened(new Set(isOpened(id) ? now.filter((one) => one !== id) : [...now, id]));
  };
  const areAllOpen = parents.every(isOpened);
  const branches = visibleBranches(rows, isOpened, keyword);
  const found = rows.filter(({ name }) => matches(name, keyword)).length;

  const add = may('add') ? () => form.open(null) : undefined;
  const clear = () => narrow({ keyword: undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={say(menuTexts.category)}
        line={say(categoryTexts.line)}
        actions={
          add && (
            <Button type="primary" onClick={add}>
              {say(texts.addRoot)}
            </Button>
          )
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
                {say(areAllOpen ? texts.collapseAll : texts.expandAll)}
              </Button>
            )
          }
        />
        <CategoryTable
          rows={rows}
          branches={query.data && branches}
          keyword={keyword}
          onToggle={toggle}
          onEdit={({ id }) => form.open(id)}
          onAddBelow={({ id }) => form.openBelow(id)}
          onAsk={setQuestion}
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
                  empty={categoryTexts.empty}
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
            {say(keyword === '' ? texts.total : texts.found, { n: found })}
          </p>
        )}
      </Panel>
      <ConfirmDialog
        isOpen={question !== null}
        resource="category"
        question={question}
        onClose={() => setQuestion(null)}
      />
      {form.opened && !query.isPending && (
        <CategoryForm
          key={form.opened.which}
          record={form.opened.record}
          blank={{ parent_id: form.parent, sort: lastSort(below.get(form.parent) ?? []) }}
          onClose={form.close}
          onSaved={form.close}
        />
      )}
    </div>
  );
}

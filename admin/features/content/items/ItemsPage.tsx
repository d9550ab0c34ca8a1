import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { Thumb } from '#admin/ui/show/Thumb.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { itemCalls, type Item } from '#contract/features/content/items/contract.ts';
import { itemCategoryCalls } from '#contract/features/content/item-categories/contract.ts';
import { itemTexts } from '#contract/features/content/items/texts.ts';
import { items } from '#contract/features/content/items/feature.ts';

const columns: readonly Column<Item>[] = [
  { field: 'picture', width: 76, render: ({ picture }) => <Thumb url={picture} /> },
  { field: 'title', width: 220, sort: true },
  { field: 'is_shown', width: 92, render: ({ is_shown: isShown }) => <State isShown={isShown} /> },
  { field: 'category_name', width: 120 },
  { field: 'url', width: 170, render: (item) => <Way item={item} /> },
  { field: 'sort', width: 76, kind: 'number', sort: true },
  { field: 'show_until', width: 116, kind: 'day' },
  { field: 'show_from', width: 116, kind: 'day', hidden: true },
  { field: 'summary', width: 220, hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 150, kind: 'time', hidden: true },
];

const filters: readonly Filter<FilterName<typeof itemCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'category_id', kind: 'tree', tree: itemCategoryCalls.index },
];

const Form = lazyComponent(async () => (await import('./ItemForm.tsx')).ItemForm);

/** Short entries that layouts show. */
export function Page() {
  return (
    <DataPage
      calls={itemCalls}
      title={items.title}
      texts={itemTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function State({ isShown }: { isShown: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isShown ? 'good' : 'idle'}>{say(itemTexts.states[`${isShown}`])}</StateDot>
  );
}

function Way({ item: { url, article_title: article } }: { item: Item }) {
  if (url === '') return article ?? <span aria-hidden="true">–</span>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {url}
    </a>
  );
}

import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import type { Branch } from '#admin/ui/tree/branches.ts';
import { TreePage } from '#admin/ui/tree/TreePage.tsx';
import {
  itemCategoryDepth,
  type ItemCategory,
  itemCategoryCalls,
} from '#contract/features/content/item-categories/contract.ts';
import { itemCategoryTexts } from '#contract/features/content/item-categories/texts.ts';
import { itemCategories } from '#contract/features/content/item-categories/feature.ts';

const Form = lazyComponent(async () => (await import('./ItemCategoryForm.tsx')).ItemCategoryForm);

const columns: readonly Column<Branch<ItemCategory>>[] = [
  { field: 'name', width: 260 },
  { field: 'name_en', width: 160 },
  { field: 'articles', width: 84, kind: 'number' },
  { field: 'items', width: 84, kind: 'number' },
  { field: 'sort', width: 160 },
  { field: 'update_time', width: 150, kind: 'time' },
];
const wordsOf = ({ name, name_en: english, name_tw: traditional }: ItemCategory) =>
  `${name} ${english} ${traditional}`;

/** The category tree of articles and items. */
export function Page() {
  return (
    <TreePage<ItemCategory>
      calls={itemCategoryCalls}
      title={itemCategories.title}
      texts={itemCategoryTexts}
      columns={columns}
      form={Form}
      depth={itemCategoryDepth}
      addLabel={itemCategoryTexts.add}
      wordsOf={wordsOf}
    />
  );
}

import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import type { Branch } from '#admin/ui/tree/branches.ts';
import { TreePage } from '#admin/ui/tree/TreePage.tsx';
import {
  categoryCalls,
  categoryDepth,
  type Category,
} from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import { categories } from '#contract/features/product/categories/feature.ts';
import { PartsCell } from './PartsCell.tsx';
import { categoriesPageTexts as texts } from './texts.ts';

const CategoryForm = lazyComponent(async () => (await import('./CategoryForm.tsx')).CategoryForm);

const columns: readonly Column<Branch<Category>>[] = [
  { field: 'name', width: 320 },
  { field: 'parts', width: 96, kind: 'number', render: (branch) => <PartsCell branch={branch} /> },
  { field: 'sort', width: 160 },
  { field: 'remark', width: 200 },
  { field: 'update_time', width: 150, kind: 'time' },
];
const weigh = ({ parts }: Category) => parts;

/** The tree of categories. */
export function Page() {
  return (
    <TreePage<Category>
      calls={categoryCalls}
      title={categories.title}
      texts={categoryTexts}
      columns={columns}
      form={CategoryForm}
      depth={categoryDepth}
      addLabel={texts.addRoot}
      weigh={weigh}
    />
  );
}

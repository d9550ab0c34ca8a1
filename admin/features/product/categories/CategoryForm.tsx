import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { treeTexts } from '#admin/ui/tree/texts.ts';
import type { TreeFormProps } from '#admin/ui/tree/types.ts';
import { categoryCalls, type Category } from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import { categoriesPageTexts as texts } from './texts.ts';

export function CategoryForm(props: TreeFormProps<Category>) {
  return (
    <RecordForm {...props} calls={categoryCalls} texts={categoryTexts} shape="dialog">
      <TextField field="name" wide />
      <TreeField
        field="parent_id"
        source={categoryCalls.index}
        without={props.record?.id}
        hint={texts.parentHint}
        wide
      />
      <NumberField field="sort" hint={treeTexts.sortHint} wide />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

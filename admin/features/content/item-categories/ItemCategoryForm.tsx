import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { treeTexts } from '#admin/ui/tree/texts.ts';
import type { TreeFormProps } from '#admin/ui/tree/types.ts';
import {
  type ItemCategory,
  itemCategoryCalls,
} from '#contract/features/content/item-categories/contract.ts';
import { itemCategoryTexts } from '#contract/features/content/item-categories/texts.ts';

export function ItemCategoryForm(props: TreeFormProps<ItemCategory>) {
  return (
    <RecordForm {...props} calls={itemCategoryCalls} texts={itemCategoryTexts} shape="dialog">
      <InThreeField field="name" />
      <TreeField
        field="parent_id"
        source={itemCategoryCalls.index}
        without={props.record?.id}
        wide
      />
      <NumberField field="sort" hint={treeTexts.sortHint} wide />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

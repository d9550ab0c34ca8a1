import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { categoryInput, type Category } from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import { categoriesPageTexts as texts } from './texts.ts';

type CategoryFormProps = FormProps<Category> & {
  /** Where a new one stands. */
  blank: { parent_id: number | null; sort: number };
};

export function CategoryForm({ record, blank, onClose, onSaved }: CategoryFormProps) {
  return (
    <RecordForm
      resource="category"
      schema={categoryInput}
      texts={categoryTexts}
      record={record}
      blank={blank}
      shape="dialog"
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField field="name" wide />
      <TreeField
        field="parent_id"
        source="category"
        without={record?.id}
        hint={texts.parentHint}
        wide
      />
      <NumberField field="sort" hint={texts.sortHint} wide />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

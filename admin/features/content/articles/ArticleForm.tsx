import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RichTextField } from '#admin/ui/form/RichTextField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { PictureField } from '#admin/ui/upload/PictureField.tsx';
import { itemCategoryCalls } from '#contract/features/content/item-categories/contract.ts';
import { type ArticleInfo, articleCalls } from '#contract/features/content/articles/contract.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';

const blank = { category_id: null, cover: '', is_pinned: false };

export function ArticleForm(props: FormProps<ArticleInfo>) {
  return (
    <RecordForm
      {...props}
      calls={articleCalls}
      texts={articleTexts}
      blank={blank}
      shape="drawer"
      width={860}
    >
      <InThreeField field="title" />
      <TreeField field="category_id" source={itemCategoryCalls.index} />
      <TextField field="author" />
      <RichTextField field="body" hint={articleTexts.hints.body} />
      <InThreeField field="summary" rows={2} />
      <PictureField field="cover" hint={articleTexts.hints.cover} />
      <SwitchField field="is_pinned" hint={articleTexts.hints.is_pinned} />
    </RecordForm>
  );
}

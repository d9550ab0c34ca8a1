import { DayField } from '#admin/ui/form/DayField.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { PictureField } from '#admin/ui/upload/PictureField.tsx';
import { articleCalls } from '#contract/features/content/articles/contract.ts';
import { itemCategoryCalls } from '#contract/features/content/item-categories/contract.ts';
import { type Item, itemCalls } from '#contract/features/content/items/contract.ts';
import { itemTexts } from '#contract/features/content/items/texts.ts';

const blank = { category_id: null, article_id: null, sort: 0, picture: '' };
const articleSource = remoteSource(articleCalls, { label: ({ title }) => title });

export function ItemForm(props: FormProps<Item>) {
  return (
    <RecordForm
      {...props}
      calls={itemCalls}
      texts={itemTexts}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <InThreeField field="title" />
      <InThreeField field="summary" rows={2} />
      <TreeField field="category_id" source={itemCategoryCalls.index} />
      <NumberField field="sort" hint={itemTexts.hints.sort} />
      <TextField field="url" type="url" hint={itemTexts.hints.way} />
      <RemoteField field="article_id" source={articleSource} shown={props.record?.article_title} />
      <DayField field="show_from" hint={itemTexts.hints.days} />
      <DayField field="show_until" />
      <PictureField field="picture" wide />
    </RecordForm>
  );
}

import { useLanguage } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { GenerateAround } from '#contract/features/tool/generate/contract.ts';
import { generateTexts } from '#contract/features/tool/generate/texts.ts';
import { fieldTypes, usesOf, type FieldType } from '#contract/features/tool/generate/uses.ts';
import { generatePageTexts as texts } from './texts.ts';

type Around = { around: GenerateAround | undefined };

const types = fieldTypes.map((value) => ({ value, label: generateTexts.fieldTypes[value] }));
const blank = {
  type: 'text',
  required: false,
  most: null,
  options: [],
  dict: '',
  uses: ['listed'],
};
const limited: readonly FieldType[] = ['text', 'longText', 'number'];

/** The columns of the table, one after the other. */
export function DescribedFields({ around }: Around) {
  return (
    <ListField field="fields" blank={blank} add={texts.addField}>
      <TextField field="name" />
      <SelectField field="type" label={texts.fieldType} options={types} />
      <TextField field="zh_CN" />
      <TextField field="en" />
      <TextField field="zh_TW" />
      <SwitchField field="required" />
      <DependingFields around={around} />
    </ListField>
  );
}

/** What is asked depends on the type: choices have options, words a dictionary. */
function DependingFields({ around }: Around) {
  const language = useLanguage((state) => state.language);
  const type = (useFieldValue('type') ?? 'text') as FieldType;
  const uses = usesOf[type].map((value) => ({ value, label: generateTexts.uses[value] }));
  const dicts = (around?.dicts ?? []).map((one) => ({ value: one.code, label: one[language] }));
  return (
    <>
      {limited.includes(type) && <NumberField field="most" hint={texts.hints.most} />}
      {type === 'dict' && <SelectField field="dict" options={dicts} required />}
      <SelectField field="uses" options={uses} multiple wide />
      {type === 'choice' && (
        <ListField field="options" add={texts.addOption}>
          <TextField field="value" />
          <TextField field="zh_CN" />
          <TextField field="en" />
          <TextField field="zh_TW" />
        </ListField>
      )}
    </>
  );
}

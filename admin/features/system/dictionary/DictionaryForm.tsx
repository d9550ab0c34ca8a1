import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { type Dictionary, dictCalls } from '#contract/features/system/dictionary/contract.ts';
import { dictionaryTexts } from '#contract/features/system/dictionary/texts.ts';
import { dictionaryPageTexts as texts } from './texts.ts';

type DictionaryFormProps = {
  record: Dictionary | null;
  onClose: () => void;
  onSaved: (record: Dictionary | null) => void;
};

export function DictionaryForm(props: DictionaryFormProps) {
  return (
    <RecordForm {...props} calls={dictCalls} texts={dictionaryTexts} shape="dialog">
      <TextField field="code" hint={texts.codeHint} disabled={props.record !== null} />
      <InThreeField field="name" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

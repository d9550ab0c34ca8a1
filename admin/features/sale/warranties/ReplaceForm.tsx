import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { replaceInput, warrantyCalls } from '#contract/features/sale/warranties/contract.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { warrantiesPageTexts as texts } from './texts.ts';

const blank = {};

/** Two codes: a new unit takes the place of an old one. */
export function ReplaceForm({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <RecordForm
      resource="warranty/replace"
      schema={replaceInput}
      record={null}
      texts={warrantyTexts}
      title={texts.replace}
      verb={texts.replace}
      blank={blank}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => ({
        ...(await api(warrantyCalls.replace, values, options)),
        data: null,
      })}
      onClose={onClose}
      onSaved={() => void refreshList('warranty')}
    >
      <FormLine>{say(texts.replaceLine)}</FormLine>
      <TextField field="old_sn" wide />
      <TextField field="new_sn" hint={texts.newHint} wide />
    </RecordForm>
  );
}

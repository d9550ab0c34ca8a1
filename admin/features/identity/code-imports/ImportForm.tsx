import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { PartBatchFields } from '#admin/ui/form/PartBatchFields.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesFileField } from '#admin/ui/upload/CodesFileField.tsx';
import { importCalls, type CodeImport } from '#contract/features/identity/code-imports/contract.ts';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { importsPageTexts as texts } from './texts.ts';

const levelOptions = levels.map((value) => ({ value, label: packTexts.levels[value] }));

/** Uploads a file of codes and has it checked. */
export function ImportForm(props: FormProps<CodeImport>) {
  const say = useSay();
  return (
    <RecordForm
      {...props}
      calls={importCalls}
      texts={importTexts}
      title={texts.add}
      verb={texts.check}
      blank={{ level: 'unit' }}
      shape="drawer"
      width={720}
    >
      <FormLine>
        {say(texts.note)} <Link to="/setting/codePrefix">{say(texts.toPrefixes)}</Link>
      </FormLine>
      <CodesFileField hint={texts.hints.file} />
      <SelectField field="level" options={levelOptions} />
      <PartBatchFields hints={{ part: texts.hints.part, batch: texts.hints.batch }} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

import { Button, Form, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { useField, useFormScope } from '#admin/ui/form/form-scope.ts';
import { PartBatchFields } from '#admin/ui/form/PartBatchFields.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { FileIcon, UploadIcon } from '#admin/ui/upload/icons.tsx';
import { importCalls, type CodeImport } from '#contract/features/identity/code-imports/contract.ts';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { importsPageTexts as texts } from './texts.ts';

const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);
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
      <FileField />
      <SelectField field="level" options={levelOptions} />
      <PartBatchFields hints={{ part: texts.hints.part, batch: texts.hints.batch }} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

function FileField() {
  const say = useSay();
  const { changed } = useFormScope();
  const form = Form.useFormInstance();
  const { path } = useField('file', { kind: 'other' });
  const [name, setName] = useState('');
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <FormField field="file" kind="other" wide hint={texts.hints.file}>
        <Chosen name={name} onChoose={() => setUploading(true)} />
      </FormField>
      {isUploading && (
        <FilesDialog
          kind="codes"
          title={say(texts.choose)}
          most={1}
          onDone={([file]) => {
            if (!file) return;
            setName(file.file_name);
            form.setFieldValue(path, file.url.split('?')[0]!);
            changed();
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </>
  );
}

type ChosenProps = {
  /** Given by the form. */
  value?: string;
  name: string;
  onChoose: () => void;
};

function Chosen({ value = '', name, onChoose }: ChosenProps) {
  const say = useSay();
  return (
    <Space wrap>
      {value !== '' && (
        <span>
          <FileIcon /> {name || say(texts.chosen)}
        </span>
      )}
      <Button icon={<UploadIcon size={16} />} onClick={onChoose}>
        {say(value === '' ? texts.choose : texts.another)}
      </Button>
    </Space>
  );
}

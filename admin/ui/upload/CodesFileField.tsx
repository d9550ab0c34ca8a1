import { Button, Form, Space } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useField, useFormScope } from '#admin/ui/form/form-scope.ts';
import { t, type Text } from '#contract/text.ts';
import { FileIcon, UploadIcon } from './icons.tsx';

const FilesDialog = lazyComponent(async () => (await import('./FilesDialog.tsx')).FilesDialog);
const texts = {
  choose: t('选择文件', 'Choose a file', '選擇檔案'),
  chosen: t('已上传文件', 'File uploaded', '已上傳檔案'),
  another: t('换一个文件', 'Choose another file', '換一個檔案'),
} as const;

type CodesFileFieldProps = { hint: Text };

/** A file of codes, uploaded before the form is sent. */
export function CodesFileField({ hint }: CodesFileFieldProps) {
  const say = useSay();
  const { changed } = useFormScope();
  const form = Form.useFormInstance();
  const { path } = useField('file', { kind: 'other' });
  const [name, setName] = useState('');
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <FormField field="file" kind="other" wide hint={hint}>
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

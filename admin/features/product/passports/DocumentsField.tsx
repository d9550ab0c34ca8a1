import { Button, Form } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { useField, useFormScope } from '#admin/ui/form/form-scope.ts';
import { Rows } from '#admin/ui/form/Rows.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { FileIcon, UploadIcon } from '#admin/ui/upload/icons.tsx';
import type { UploadedFile } from '#admin/ui/upload/uploaded-file.ts';
import {
  passportLimits,
  type DocumentInput,
} from '#contract/features/product/passports/contract.ts';
import { fileAddress } from '#contract/files.ts';
import { documentKinds } from '#contract/passports/facts.ts';
import { passportWords as words } from '#contract/passports/texts.ts';
import { levelOptions } from './LevelField.tsx';
import { passportPageTexts as texts } from './texts.ts';

const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);

const longestName = 128;
const kinds = documentKinds.map((value) => ({ value, label: words.documentKinds[value] }));
const blank = { kind: 'conformity', name: '', url: '', level: 'public' } as const;

/** A file as a document: named after it without its extension, with its unsigned URL. */
const documentOf = ({ file_name: name, url }: UploadedFile) => ({
  ...blank,
  name: name.replace(/\.[^.]+$/, '').slice(0, longestName),
  url: url.split('?')[0]!,
});

/** Declarations, certificates and reports: links and uploaded files, each with who may see it. */
export function DocumentsField() {
  const say = useSay();
  const { changed } = useFormScope();
  const form = Form.useFormInstance();
  const { path } = useField('documents', { kind: 'other' });
  const [isUploading, setUploading] = useState(false);
  // Called while rendering: the rows re-render without this component.
  const documents = () => (form.getFieldValue(path) ?? []) as DocumentInput[];
  const nameOf = (at: number) =>
    say(texts.documentOf, { name: documents()[at]?.name || String(at + 1) });
  return (
    <>
      <Rows
        field="documents"
        hint={texts.notes.documents}
        addLabel={say(texts.addDocument)}
        onAdd={(add) => add({ ...blank })}
        nameOf={nameOf}
        extra={
          <Button icon={<UploadIcon size={16} />} onClick={() => setUploading(true)}>
            {say(texts.upload)}
          </Button>
        }
      >
        {(at) => (
          <>
            <SelectField field="kind" options={kinds} />
            <SelectField field="level" options={levelOptions} />
            <TextField field="name" />
            <TextField field="name_en" />
            <TextField field="name_tw" />
            {fileAddress.test(documents()[at]?.url ?? '') ? (
              <Form.Item label={say(texts.source)}>
                <FileIcon /> {say(texts.ownFile)}
              </Form.Item>
            ) : (
              <TextField field="url" type="url" />
            )}
            <TextField field="number" />
            <TextField field="issuer" />
            <DayField field="valid_until" />
          </>
        )}
      </Rows>
      {isUploading && (
        <FilesDialog
          kind="manual"
          title={say(texts.upload)}
          most={passportLimits.documents - documents().length}
          onDone={(files) => {
            form.setFieldValue(path, [...documents(), ...files.map(documentOf)]);
            changed();
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </>
  );
}

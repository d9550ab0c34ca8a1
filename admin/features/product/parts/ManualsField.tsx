import { Button, Form } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useField, useFormScope } from '#admin/ui/form/form-scope.ts';
import { Rows } from '#admin/ui/form/Rows.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { FileIcon, UploadIcon } from '#admin/ui/upload/icons.tsx';
import type { UploadedFile } from '#admin/ui/upload/uploaded-file.ts';
import { partLimits, type PartManual } from '#contract/features/product/parts/contract.ts';
import { fileAddress } from '#contract/files.ts';
import { partsPageTexts as texts } from './texts.ts';
import styles from './parts.module.css';

const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);

const longestName = 64;

/** A file as a manual: named after it without its extension, with its unsigned URL. */
const manualOf = ({ file_name: name, url }: UploadedFile): PartManual => ({
  name: name.replace(/\.[^.]+$/, '').slice(0, longestName),
  url: url.split('?')[0]!,
});

/** Manuals for consumers: links and uploaded files. */
export function ManualsField({ field, isInThree }: { field: string; isInThree: boolean }) {
  const say = useSay();
  const { changed } = useFormScope();
  const form = Form.useFormInstance();
  const { path } = useField(field, { kind: 'other' });
  const [isUploading, setUploading] = useState(false);
  // Called while rendering: the rows re-render without this component.
  const manuals = () => (form.getFieldValue(path) ?? []) as PartManual[];
  const nameOf = (at: number) =>
    say(texts.manualOf, { name: manuals()[at]?.name || String(at + 1) });
  return (
    <>
      <Rows
        field={field}
        hint={texts.notes.manuals}
        addLabel={say(texts.addManual)}
        onAdd={(add) => add({ name: '', url: '' })}
        nameOf={nameOf}
        extra={
          <Button icon={<UploadIcon size={16} />} onClick={() => setUploading(true)}>
            {say(texts.uploadManual)}
          </Button>
        }
      >
        {(at) => (
          <>
            <TextField field="name" label={texts.manualName} />
            {fileAddress.test(manuals()[at]?.url ?? '') ? (
              <Form.Item label={say(texts.source)}>
                <span className={styles.ownFile}>
                  <FileIcon /> {say(texts.ownFile)}
                </span>
              </Form.Item>
            ) : (
              <TextField field="url" type="url" />
            )}
            {isInThree && (
              <>
                <TextField field="name_en" label={texts.manualWords.name_en} />
                <TextField field="name_tw" label={texts.manualWords.name_tw} />
              </>
            )}
          </>
        )}
      </Rows>
      {isUploading && (
        <FilesDialog
          kind="manual"
          title={say(texts.uploadManual)}
          most={partLimits.manuals - manuals().length}
          onDone={(files) => {
            form.setFieldValue(path, [...manuals(), ...files.map(manualOf)]);
            changed();
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </>
  );
}

import { Button, Form, Space } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useField, useFormScope, useShownValue } from '#admin/ui/form/form-scope.ts';
import { FileIcon, UploadIcon } from '#admin/ui/upload/icons.tsx';
import type { Factory } from '#contract/features/query/factories/contract.ts';
import { factoriesPageTexts as texts } from './texts.ts';

const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);

type CertificateFieldProps = { saved: Factory | null; disabled: boolean };

/** The certificate: one uploaded file. */
export function CertificateField({ saved, disabled }: CertificateFieldProps) {
  const say = useSay();
  const { changed } = useFormScope();
  const form = Form.useFormInstance();
  const { path } = useField('certificate', { kind: 'other' });
  const [isUploading, setUploading] = useState(false);
  useShownValue('certificate', (address: string) => say(address ? texts.uploaded : texts.none));
  const give = (address: string) => {
    form.setFieldValue(path, address);
    changed();
  };
  return (
    <>
      <FormField
        field="certificate"
        kind="other"
        wide
        required={false}
        hint={disabled ? undefined : texts.hints.certificate}
      >
        <Certificate
          saved={saved}
          disabled={disabled}
          onUpload={() => setUploading(true)}
          onRemove={() => give('')}
        />
      </FormField>
      {isUploading && (
        <FilesDialog
          kind="manual"
          title={say(texts.upload)}
          most={1}
          onDone={([file]) => {
            if (file) give(file.url.split('?')[0]!);
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </>
  );
}

type CertificateProps = CertificateFieldProps & {
  /** Given by the form. */
  value?: string;
  onUpload: () => void;
  onRemove: () => void;
};

function Certificate({ value = '', saved, disabled, onUpload, onRemove }: CertificateProps) {
  const say = useSay();
  const isSaved = saved !== null && value === saved.certificate;
  return (
    <Space wrap>
      {value !== '' && (
        <span>
          <FileIcon />{' '}
          {isSaved ? (
            <a href={saved.certificate_link} target="_blank" rel="noreferrer">
              {saved.certificate_name || say(texts.open)}
            </a>
          ) : (
            say(texts.uploaded)
          )}
        </span>
      )}
      {!disabled && (
        <Button icon={<UploadIcon size={16} />} onClick={onUpload}>
          {say(value === '' ? texts.upload : texts.replace)}
        </Button>
      )}
      {!disabled && value !== '' && (
        <Button type="text" danger onClick={onRemove}>
          {say(texts.remove)}
        </Button>
      )}
    </Space>
  );
}

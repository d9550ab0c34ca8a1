import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod';
import { ApiError, networkCodes, type FileCall } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { downloadFile, showBytes } from '#admin/ui/list/download.ts';
import { codes } from '#contract/envelope.ts';
import { passphrase } from '#contract/features/identity/packs/contract.ts';
import type { Text } from '#contract/text.ts';
import { rule } from '#contract/validation.ts';
import { PassphraseFields } from './PassphraseFields.tsx';
import { archiveTexts as texts } from './texts.ts';
import styles from './archive.module.css';

// A hundred million codes are some gigabytes.
const patience = 3_600_000;

type ArchiveDialogProps<S extends z.ZodRawShape> = {
  title: Text;
  verb: Text;
  fields: Readonly<Record<string, Text>>;
  /** The call whose answer is the archive, and of which record. */
  call: FileCall;
  id: number;
  /** Further fields besides the passphrase. */
  asked: S;
  blank?: Record<string, unknown>;
  /** The content of the file, and what exporting it means. */
  meaning: string;
  onClose: () => void;
  onSaved: () => void;
  children?: ReactNode;
};

/** Downloads an encrypted archive; shows progress, and aborts when closed. */
export function ArchiveDialog<S extends z.ZodRawShape>(props: ArchiveDialogProps<S>) {
  const { call, id, asked, blank, onClose, onSaved } = props;
  const say = useSay();
  const [bytes, setBytes] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const schema = useMemo(
    () =>
      z
        .strictObject({ ...(asked as z.ZodRawShape), passphrase, passphrase_again: z.string() })
        .refine((typed) => typed.passphrase === typed.passphrase_again, {
          error: rule('passphraseDiffers'),
          path: ['passphrase_again'],
        }),
    [asked],
  );
  const fetchArchive = async (values: Record<string, unknown>) => {
    const { passphrase_again: _again, ...body } = values;
    stop.current = new AbortController();
    setBytes(0);
    try {
      const name = await downloadFile(
        call,
        { id, ...body },
        {
          signal: stop.current.signal,
          onProgress: setBytes,
          timeout: patience,
          quiet: true,
        },
      );
      return { code: codes.ok, msg: say(texts.saved, { name }), data: null };
    } catch (failure) {
      // If the user closed the dialog, no error is shown.
      if (stop.current.signal.aborted) throw new ApiError({ code: networkCodes.timeout, msg: '' });
      throw failure;
    } finally {
      setBytes(null);
    }
  };
  return (
    <RecordForm
      resource={`${call.path}/${id}`}
      schema={schema}
      texts={{ fields: props.fields }}
      title={props.title}
      verb={props.verb}
      record={null}
      blank={blank}
      shape="dialog"
      send={fetchArchive}
      onClose={onClose}
      onSaved={onSaved}
    >
      <p className={styles.meaning}>{props.meaning}</p>
      {props.children}
      <PassphraseFields />
      {bytes !== null && (
        <p className={styles.coming} role="status">
          {bytes === 0 ? say(texts.preparing) : say(texts.received, { size: showBytes(bytes) })}
        </p>
      )}
    </RecordForm>
  );
}

import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DataCall, FileCall } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { randomKey } from '#browser/random-key.ts';
import { toast } from '#admin/app/toast.ts';
import { limits } from '#contract/limits.ts';
import type { RecordTexts } from '#contract/records.ts';
import { downloadFile } from './download.ts';
import { DropZone } from './DropZone.tsx';
import { fileFault, importFile, type ImportResult } from './import-file.ts';
import { ImportErrors } from './ImportErrors.tsx';
import { refreshList } from './refresh.ts';
import { listTexts } from './texts.ts';
import { resourceOf } from './types.ts';
import styles from './import.module.css';

const texts = listTexts.import;
const megabytes = limits.importBytes / 1_048_576;

type ImportDialogProps = {
  isOpen: boolean;
  call: DataCall;
  template: FileCall;
  texts: RecordTexts;
  onClose: () => void;
};

/** Choose a file, have it checked at once, import it; a file with a mistake is refused as a whole. */
export function ImportDialog(props: ImportDialogProps) {
  const { isOpen, call, template, texts: words, onClose } = props;
  const say = useSay();
  const [file, setFile] = useState<File | null>(null);
  // The same for every try with one file: a retry after a lost answer imports it once.
  const [idempotencyKey, setKey] = useState(randomKey);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (chosen: File, check: boolean) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setBusy(check ? 'check' : 'import');
    try {
      const options = { check, signal: own.signal, ...(check ? {} : { idempotencyKey }) };
      const answer = await importFile(call, chosen, options);
      if (check || answer.kind === 'refused') setChecked(answer.kind === 'ok');
      if (answer.kind === 'ok' && !check) {
        toast.success(say(texts.done, { n: answer.rows }));
        void refreshList(resourceOf(call));
        onClose();
      } else setResult(answer);
    } catch (failure) {
      if (!own.signal.aborted) throw failure;
    } finally {
      if (stop.current === own) setBusy(null);
    }
  };
  const choose = (chosen: readonly File[]) => {
    const [one] = chosen;
    if (!one || busy === 'import') return;
    const wrong = chosen.length > 1 ? 'wrongType' : fileFault(one);
    setResult(null);
    setChecked(false);
    setKey(randomKey());
    setFile(wrong ? null : one);
    setFault(wrong ? say(texts[wrong], { mb: megabytes }) : '');
    if (wrong) stop.current?.abort();
    else void send(one, true);
  };
  const submit = () => {
    if (!file) setFault(say(texts.noFile));
    else if (busy === null) void send(file, !isChecked);
  };
  const isRefused = result?.kind === 'refused';
  return (
    <Modal
      open={isOpen}
      title={say(texts.title, { one: say(words.one) })}
      width={isRefused && result.errors.length > 0 ? 640 : limits.dialogWidths.medium}
      closable={{ 'aria-label': say(listTexts.close) }}
      mask={{ closable: false }}
      onCancel={busy === 'import' ? undefined : onClose}
      footer={[
        <Button key="cancel" onClick={onClose} disabled={busy === 'import'}>
          {say(listTexts.cancel)}
        </Button>,
        <Button
          key="go"
          type="primary"
          loading={busy === 'import'}
          disabled={busy === 'check' || (isRefused && result.errors.length > 0)}
          onClick={submit}
        >
          {say(texts.start)}
        </Button>,
      ]}
    >
      <div className={styles.steps}>
        <p className={styles.template}>
          {say(texts.templateHint)}
          <Button
            type="link"
            size="small"
            onClick={() => void downloadFile(template).catch(() => undefined)}
          >
            {say(texts.template)}
          </Button>
        </p>
        <DropZone
          file={file}
          hint={say(texts.limits, { rows: call.uploadRows ?? limits.importRows, mb: megabytes })}
          isDisabled={busy === 'import'}
          onChoose={choose}
        />
        <div role="status" className={styles.state}>
          {busy === 'check' && say(texts.checking)}
          {!busy && result?.kind === 'ok' && (
            <span className={styles.good}>{say(texts.ready, { n: result.rows })}</span>
          )}
        </div>
        {fault && (
          <p role="alert" className={styles.bad}>
            {fault}
          </p>
        )}
        {result?.kind === 'unanswered' && !busy && (
          <p role="alert" className={styles.bad}>
            {result.msg}
          </p>
        )}
        {isRefused && !busy && <ImportErrors refused={result} labels={words.fields} />}
      </div>
    </Modal>
  );
}

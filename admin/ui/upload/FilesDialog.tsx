import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { popUp, toast } from '#admin/app/toast.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { uploadCalls } from '#contract/features/system/uploads/contract.ts';
import { showSize } from '#contract/files.ts';
import { AskDialog } from './AskDialog.tsx';
import { chooseFiles, pastedFiles } from './choose-files.ts';
import { hasArrived, isUnderWay, makeEngine, type UploadItem } from './engine.ts';
import { FileRow } from './FileRow.tsx';
import { FileIcon } from './icons.tsx';
import { PickArea } from './PickArea.tsx';
import { uploadTexts as texts } from './texts.ts';
import { resumableTransport } from './transports/resumable.ts';
import { namesOfUnfinished, whoseBucket } from './transports/unfinished.ts';
import { uploadedFile, type UploadedFile } from './uploaded-file.ts';
import { useLeaveGuard, useUploads } from './use-uploads.ts';
import styles from './files.module.css';

type DialogKind = 'file' | 'media' | 'model' | 'manual' | 'codes' | 'picture';
export type FilesDialogProps = {
  /** By default files of serial numbers, whose names begin with one. */
  kind?: DialogKind;
  /** The existing file that is replaced. */
  existing?: readonly { name: string; size: number }[];
  /** The title; by default it depends on whether files exist. */
  title?: string;
  /** The URL opens and closes the dialog: chosen files are kept for the next time. */
  isRouted?: boolean;
  /** The maximum number of files; media and models allow one. */
  most?: number;
  /** Saves the uploaded files; the dialog closes afterwards, and stays open if it throws. */
  onDone: (files: UploadedFile[]) => Promise<void> | void;
  onClose: () => void;
};

// The model upload sends no bucket, by the specification.
const buckets: Record<DialogKind, string> = {
  file: 'file',
  media: 'video',
  model: 'model',
  manual: 'manual',
  codes: 'codes',
  picture: 'picture',
};
const isAlone = (kind: DialogKind) => kind === 'media' || kind === 'model';
const attachmentsAtMost = 100;

const makeFor = (kind: DialogKind) => () =>
  makeEngine({
    transport: resumableTransport(buckets[kind]),
    onRefused: ({ problem }) =>
      popUp({ kind: 'error', title: sayNow(texts.errorTitle), text: problem ?? '', seconds: 8 }),
  });

/** Deletes an uploaded file that is not used yet. */
const takeBack = ({ result }: UploadItem, quiet: boolean) =>
  api(uploadCalls.deleteFile, { file: result!.key }, { quiet });

/** Chooses files, uploads them, and passes them on to be saved. */
export function FilesDialog(props: FilesDialogProps) {
  const { kind = 'file', existing = [], onDone, onClose } = props;
  const say = useSay();
  useFocusBack();
  const isModifying = existing.length > 0;
  const most = isModifying || isAlone(kind) ? 1 : (props.most ?? attachmentsAtMost);
  const { engine, items, place } = useUploads(
    makeFor(kind),
    props.isRouted ? whoseBucket(buckets[kind]) : undefined,
  );
  const [asking, setAsking] = useState<UploadItem | 'leave' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [unfinished] = useState(() => namesOfUnfinished(buckets[kind]));
  const hasSerial = kind === 'file';

  const arrived = items.filter(hasArrived);
  const count = (status: UploadItem['status']) =>
    items.filter((item) => item.status === status).length;
  const moving = items.filter(isUnderWay).length;
  const discard = () => {
    for (const item of arrived) void takeBack(item, true).catch(() => {});
    engine.clear();
  };
  const guard = useLeaveGuard(items.length > 0 && !isSaving, discard);

  const choose = (files: readonly File[]) =>
    chooseFiles(files, { kind, room: most - items.length, most, add: engine.add });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0 || asking !== null) return;
    event.preventDefault();
    choose(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const remove = (item: UploadItem) => {
    setAsking(null);
    engine.remove(item.key);
    if (hasArrived(item)) void takeBack(item, false).catch(() => {});
  };
  const close = () => {
    if (items.length > 0 && !isSaving) setAsking('leave');
    else if (!isSaving) onClose();
  };
  const save = async () => {
    setSaving(true);
    try {
      await onDone(arrived.map((item) => uploadedFile(item, hasSerial)));
      engine.remove(...arrived.map(({ key }) => key));
      onClose();
    } catch {
      // The call has reported the error; everything stays as it is.
      setSaving(false);
    }
  };

  const isStart = count('ready') > 0 || (arrived.length === 0 && count('fail') > 0);
  const act = () => {
    if (items.length === 0) toast.warning(say(texts.nothingChosen));
    else if (isStart) engine.start();
    else void save();
  };
  const verb = () => {
    if (items.length === 0 || count('ready') > 0) return say(texts.actions.start);
    if (isStart) return say(texts.actions.startAgain);
    if (count('fail') > 0) return say(texts.actions.saveSome, { n: arrived.length });
    return say(texts.actions.save);
  };
  const summary = say(texts.summary, {
    all: items.length,
    done: arrived.length,
    failed: count('fail'),
  });
  const known = items.map(({ file }) => file.name);
  const open = unfinished.filter((name) => !known.includes(name));
  return (
    <Modal
      open
      title={props.title ?? say(isModifying ? texts.title.modify : texts.title.upload)}
      width={640}
      closable={{ 'aria-label': say(texts.actions.close) }}
      mask={{ closable: false }}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close} disabled={isSaving}>
          {say(texts.actions.cancel)}
        </Button>,
        <Button
          key="go"
          type="primary"
          // Disabling it would lose the keyboard focus.
          loading={isSaving || (!isStart && moving > 0)}
          disabled={!isStart && moving === 0 && count('pause') > 0}
          onClick={act}
        >
          {verb()}
        </Button>,
      ]}
    >
      <div ref={place} className={styles.body}>
        <span ref={guard} hidden />
        {existing.map(({ name, size }) => (
          <p key={name} className={styles.head}>
            <span>
              <FileIcon size={14} /> {say(texts.current)} {name}
            </span>
            <span>{showSize(size)}</span>
          </p>
        ))}
        <PickArea
          kind={kind}
          isMany={most > 1}
          isDisabled={items.length >= most || isSaving}
          hint={say(texts.hints[kind])}
          isSmall={items.length > 0}
          onChoose={choose}
        />
        {open.length > 0 && items.length < most && (
          <p className={styles.note}>{say(texts.unfinished, { names: open.join(' · ') })}</p>
        )}
        {items.length > 0 && (
          <>
            <div className={styles.head}>
              {/* Announced once per finished or failed file, not for every percent. */}
              <span role="status">{summary}</span>
              <span>
                {moving > 0 && (
                  <Button type="text" size="small" onClick={() => engine.pause()}>
                    {say(texts.actions.pauseAll)}
                  </Button>
                )}
                {count('pause') > 0 && (
                  <Button type="text" size="small" onClick={() => engine.resume()}>
                    {say(texts.actions.resumeAll)}
                  </Button>
                )}
              </span>
            </div>
            <ul className={styles.files} aria-label={say(texts.list)}>
              {items.map((item) => (
                <FileRow
                  key={item.key}
                  item={item}
                  hasSerial={hasSerial}
                  onPause={() => engine.pause(item.key)}
                  onResume={() => engine.resume(item.key)}
                  onRetry={() => engine.start(item.key)}
                  onRemove={() => setAsking(item)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {asking === 'leave' && (
        <AskDialog
          title={say(texts.askLeave.title)}
          text={say(texts.askLeave.text)}
          yes={say(texts.actions.leave)}
          no={say(texts.actions.stay)}
          onYes={() => {
            discard();
            onClose();
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'leave' && (
        <AskDialog
          title={say(texts.askDelete)}
          text={asking.file.name}
          yes={say(texts.actions.delete)}
          onYes={() => remove(items.find(({ key }) => key === asking.key) ?? asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </Modal>
  );
}

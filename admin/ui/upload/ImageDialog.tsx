import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { sayNow, useSay } from '#admin/app/language.ts';
import { popUp, toast } from '#admin/app/toast.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { refuseFile } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { pastedFiles, sayProblem } from './choose-files.ts';
import { hasArrived, makeEngine, type Transport } from './engine.ts';
import { PickArea } from './PickArea.tsx';
import { imageTexts as texts } from './image-texts.ts';
import { uploadTexts } from './texts.ts';
import { directTransport } from './transports/direct.ts';
import { useUploads } from './use-uploads.ts';
import styles from './image-dialog.module.css';

type ImageDialogProps = {
  title?: string;
  /** The company's storage by default. */
  transport?: Transport;
  /** How the picture will be shown. */
  shape?: 'square' | 'whole';
  onDone: (url: string) => void;
  onClose: () => void;
};

/** Why the file is refused. */
function refusalOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return sayNow(fileTexts.problems.notAnImage);
  if (file.size > limits.imageBytes) return sayNow(fileTexts.problems.helperTooLarge);
  const problem = refuseFile('picture', file);
  return problem && sayProblem(problem, file.name);
}

/** Uploads one picture: choose, preview, upload; then the dialog closes and returns its URL. */
export function ImageDialog(props: ImageDialogProps) {
  const { title, transport, shape = 'whole', onDone, onClose } = props;
  const say = useSay();
  useFocusBack();
  const [preview, setPreview] = useState('');
  const { engine, items, place } = useUploads(() =>
    makeEngine({
      transport: transport ?? directTransport({ bucket: 'image', hasTimestamp: true }),
      onRefused: ({ problem }) =>
        popUp({
          kind: 'error',
          title: sayNow(uploadTexts.errorTitle),
          text: problem ?? '',
          seconds: 8,
        }),
    }),
  );
  const [item] = items;
  const isBusy = item !== undefined && item.status !== 'ready' && item.status !== 'fail';
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);

  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (!file || isBusy) return;
    const refusal = files.length > 1 ? sayNow(uploadTexts.onlyOne) : refusalOf(file);
    if (refusal) {
      toast.error(refusal);
      return;
    }
    engine.clear();
    engine.add([file]);
    setPreview(URL.createObjectURL(file));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => choose(pastedFiles(event)));
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const finish = useEffectEvent((url: string) => {
    onDone(url);
    onClose();
  });
  const arrivedAt = item && hasArrived(item) ? item.result!.url : null;
  useEffect(() => {
    if (arrivedAt !== null) finish(arrivedAt);
  }, [arrivedAt]);

  const close = () => {
    engine.clear();
    onClose();
  };
  return (
    <Modal
      open
      title={title ?? say(texts.dialog.title)}
      width={limits.dialogWidths.small}
      closable={{ 'aria-label': say(uploadTexts.actions.close) }}
      mask={{ closable: false }}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close}>
          {say(uploadTexts.actions.cancel)}
        </Button>,
        <Button
          key="go"
          type="primary"
          loading={isBusy}
          onClick={() =>
            item ? engine.start(item.key) : toast.warning(say(uploadTexts.nothingChosen))
          }
        >
          {say(texts.dialog.upload)}
        </Button>,
      ]}
    >
      <div ref={place} className={styles.body}>
        {item && preview && (
          <figure className={styles.preview} data-shape={shape}>
            <img src={preview} alt={item.file.name} />
            <figcaption>{item.file.name}</figcaption>
          </figure>
        )}
        <PickArea
          kind="picture"
          isMany={false}
          isDisabled={isBusy}
          hint={say(texts.dialog.hint)}
          isSmall={item !== undefined}
          onChoose={choose}
        />
        {isBusy && (
          <progress
            max={100}
            value={item.percent}
            aria-label={say(uploadTexts.progressOf, { name: item.file.name })}
          />
        )}
        {item?.status === 'fail' && (
          <p role="alert" className={styles.bad}>
            {say(fileTexts.errors.failed)}
          </p>
        )}
      </div>
    </Modal>
  );
}

import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { showSize, type PreviewFormat } from '#contract/files.ts';
import { isOver, type PreviewFile, type ViewProps } from './file.ts';
import { FormatIcon } from './FormatIcon.tsx';
import { ImageView } from './ImageView.tsx';
import { MediaView } from './MediaView.tsx';
import { OtherView } from './OtherView.tsx';
import { previewTexts as texts } from './texts.ts';
import { PreviewError } from './PreviewError.tsx';
import styles from './preview.module.css';

const PdfView = lazyComponent(async () => (await import('./PdfView.tsx')).PdfView);
const ModelView = lazyComponent(async () => (await import('./ModelView.tsx')).ModelView);

const views: Record<PreviewFormat, ComponentType<ViewProps>> = {
  image: ImageView,
  pdf: PdfView,
  video: MediaView,
  audio: MediaView,
  model: ModelView,
  other: OtherView,
};

type FilePreviewProps = {
  /** The files to step through, and the current one; not needed for a single file. */
  files: readonly PreviewFile[];
  at?: number;
  onTurn?: (at: number) => void;
  onClose: () => void;
  onDownload: (file: PreviewFile) => void;
  /** Loads a new URL for an expired one. */
  renew: (file: PreviewFile) => Promise<string>;
};

/** One file over the whole window; arrow keys go to its neighbours, Escape closes. */
export function FilePreview({ files, at = 0, onTurn, onClose, ...given }: FilePreviewProps) {
  const say = useSay();
  useFocusBack();
  const file = files[at]!;
  const turn = (by: number) => {
    if (files[at + by]) onTurn?.(at + by);
  };
  useArrows(turn);
  return (
    <Modal
      open
      footer={null}
      // It covers everything itself.
      mask={false}
      width="100%"
      className={styles.window}
      wrapClassName={styles.wrap}
      title={
        // The accessible name; otherwise it would consist of all button labels.
        <div
          role="group"
          aria-label={say(texts.title, { name: file.name })}
          className={styles.head}
        >
          <FormatIcon format={file.format} size={20} />
          <span className={styles.name} title={file.name}>
            {file.name}
          </span>
          <span className={styles.note}>
            {[file.note, file.size !== undefined && showSize(file.size)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.turns}>
            {files.length > 1 && (
              <>
                <Button size="small" disabled={at === 0} onClick={() => turn(-1)}>
                  {say(texts.previous)}
                </Button>
                <span className={styles.count}>
                  {say(texts.place, { at: at + 1, all: files.length })}
                </span>
                <Button size="small" disabled={at === files.length - 1} onClick={() => turn(1)}>
                  {say(texts.next)}
                </Button>
              </>
            )}
            <Button size="small" type="primary" onClick={() => given.onDownload(file)}>
              {say(texts.download)}
            </Button>
          </span>
        </div>
      }
      closable={{ 'aria-label': say(texts.close) }}
      onCancel={onClose}
      destroyOnHidden
    >
      <Shown key={file.id} file={file} {...given} />
    </Modal>
  );
}

type ShownProps = Pick<FilePreviewProps, 'onDownload' | 'renew'> & { file: PreviewFile };

/** The file at a valid URL. */
function Shown({ file, onDownload, renew }: ShownProps) {
  const say = useSay();
  const [url, setUrl] = useState(() => (isOver(file.url) ? null : file.url));
  const [hasFailed, setFailed] = useState(false);
  const ask = useEffectEvent(() => renew(file).then(setUrl, () => setFailed(true)));
  useEffect(() => {
    if (url === null && !hasFailed) void ask();
  }, [url, hasFailed]);
  const View = views[file.format];
  const download = () => onDownload(file);
  if (hasFailed)
    return (
      <PreviewError
        format={file.format}
        problem="unreachable"
        onDownload={download}
        onRetry={() => setFailed(false)}
      />
    );
  if (url === null) return <p role="status">{say(texts.loading)}</p>;
  return <View file={file} url={url} onDownload={download} />;
}

/** Left and right go to the neighbours, unless a player or a field has the focus. */
function useArrows(turn: (by: number) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isBusy = (event.target as HTMLElement).closest?.('video, audio, input, textarea, select');
    if (isBusy || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

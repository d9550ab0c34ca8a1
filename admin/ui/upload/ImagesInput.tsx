import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { Sortable } from '#admin/ui/Sortable.tsx';
import { popUp, toast } from '#admin/app/toast.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { shrinkFile } from '#admin/ui/shrink-picture.ts';
import { acceptOf } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { droppedFiles, pastedFiles } from './choose-files.ts';
import { chooseImages } from './choose-images.ts';
import { hasArrived, isUnderWay, makeEngine } from './engine.ts';
import { ImageTile } from './ImageTile.tsx';
import { imageTexts as texts } from './image-texts.ts';
import { uploadTexts } from './texts.ts';
import { formTransport } from './transports/form.ts';
import { UploadTile } from './UploadTile.tsx';
import { useUploads } from './use-uploads.ts';
import styles from './images.module.css';

const PicturePreview = lazyComponent(
  async () => (await import('./PicturePreview.tsx')).PicturePreview,
);

export type ImagesInputProps = {
  id?: string;
  value?: string[];
  onChange?: (urls: string[]) => void;
  most?: number;
  mostBytes?: number;
  /** Offers to resize pictures before the upload. */
  canShrink?: boolean;
  onBusy?: (isBusy: boolean) => void;
};

/** Picture tiles to view, move and remove; new ones are chosen, dropped or pasted. */
export function ImagesInput(props: ImagesInputProps) {
  const { id, value, onChange, onBusy, canShrink = false } = props;
  const { most = limits.imageCount, mostBytes = limits.imageBytes } = props;
  const say = useSay();
  const urls = value ?? [];
  const picker = useRef<HTMLInputElement>(null);
  const isShrinking = useRef(false);
  const names = useRef(new Map<string, string>());
  const [shown, setShown] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const { engine, items, place } = useUploads(() =>
    makeEngine({
      transport: formTransport({
        prepare: async (file) =>
          isShrinking.current ? shrinkFile(file, limits.imageWidth).catch(() => file) : file,
      }),
      onRefused: ({ problem }) =>
        popUp({
          kind: 'error',
          title: sayNow(uploadTexts.errorTitle),
          text: problem ?? '',
          seconds: 8,
        }),
    }),
  );

  // Early uploads wait for those chosen before, so that the order stays.
  const blocker = items.findIndex(isUnderWay);
  const arrived = items.slice(0, blocker < 0 ? undefined : blocker).filter(hasArrived);
  const take = useEffectEvent(() => {
    const fresh = arrived.filter(({ result }) => !urls.includes(result!.url));
    if (fresh.length < arrived.length) toast.warning(say(texts.twice));
    for (const { file, result } of fresh) names.current.set(result!.url, file.name);
    engine.remove(...arrived.map(({ key }) => key));
    if (fresh.length > 0)
      onChange?.([...new Set([...urls, ...fresh.map(({ result }) => result!.url)])]);
  });
  const arrivedCount = arrived.length;
  useEffect(() => {
    if (arrivedCount > 0) take();
  }, [arrivedCount]);
  const isBusy = items.some(({ status }) => status !== 'fail');
  const tell = useEffectEvent((busy: boolean) => onBusy?.(busy));
  useEffect(() => tell(isBusy), [isBusy]);

  const room = most - urls.length - items.length;
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const here = urls.map((url) => names.current.get(url) ?? '');
    const queued = items.map(({ file }) => file.name);
    const right = chooseImages(files, { room, most, mostBytes, names: [...here, ...queued] });
    engine.add(right);
    engine.start(
      ...engine.store
        .getState()
        .items.filter(isReady)
        .map(({ key }) => key),
    );
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') add(droppedFiles(event.dataTransfer));
  };
  const move = (at: number, to: number) =>
    onChange?.(urls.toSpliced(at, 1).toSpliced(to, 0, urls[at]!));
  return (
    <div
      ref={place}
      className={styles.control}
      data-over={isOver}
      onDragOver={drop}
      onDragLeave={drop}
      onDrop={drop}
      onPaste={(event) => add(pastedFiles(event.nativeEvent))}
    >
      <Sortable items={urls} shape="tiles" texts={texts.drags} onMove={move}>
        <ul className={styles.tiles}>
          {urls.map((url, at) => (
            <ImageTile
              key={url}
              url={url}
              at={at}
              count={urls.length}
              onShow={() => setShown(at)}
              onMove={(to) => move(at, to)}
              onRemove={() => onChange?.(urls.toSpliced(at, 1))}
            />
          ))}
          {items.map((item) => (
            <UploadTile
              key={item.key}
              item={item}
              onRetry={() => engine.start(item.key)}
              onResume={() => engine.resume(item.key)}
              onRemove={() => engine.remove(item.key)}
            />
          ))}
          {room > 0 && (
            <li>
              <button
                type="button"
                id={id}
                className={styles.add}
                onClick={() => picker.current?.click()}
              >
                <PlusIcon />
                {say(texts.add)}
                <small>{say(texts.dropHint)}</small>
              </button>
            </li>
          )}
        </ul>
      </Sortable>
      {canShrink && room > 0 && (
        <TickBox
          className={styles.shrink}
          onChange={(isTicked) => {
            isShrinking.current = isTicked;
          }}
        >
          {say(texts.shrink)}
        </TickBox>
      )}
      <input
        ref={picker}
        type="file"
        multiple={most > 1}
        hidden
        // Inline, because the form's style sheet would show it.
        style={{ display: 'none' }}
        aria-label={say(texts.add)}
        accept={acceptOf('picture')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {shown !== null && <PicturePreview urls={urls} at={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

const isReady = ({ status }: { status: string }) => status === 'ready';

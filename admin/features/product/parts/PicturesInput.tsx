import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { toast } from '#admin/app/toast.ts';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { PictureTile } from './PictureTile.tsx';
import { pictureTexts as texts } from './texts.ts';
import { UploadTile } from './UploadTile.tsx';
import { useUploads } from './use-uploads.ts';
import styles from './pictures.module.css';

const PicturePreview = part(async () => (await import('./PicturePreview.tsx')).PicturePreview);

type PicturesInputProps = {
  id?: string;
  value?: string[];
  onChange?: (urls: string[]) => void;
  most: number;
  onBusy: (isBusy: boolean) => void;
};

/** Tiles of pictures that can be looked at, moved and removed; the last one takes new ones. */
export function PicturesInput({ id, value, onChange, most, onBusy }: PicturesInputProps) {
  const say = useSay();
  const urls = value ?? [];
  const picker = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { uploads, refusal, isBusy, add, remove, forgive } = useUploads((url) => {
    if (urls.includes(url)) toast.warning(say(texts.twice));
    else onChange?.([...urls, url]);
  });
  const tell = useEffectEvent(onBusy);
  useEffect(() => tell(isBusy), [isBusy]);

  const room = most - urls.length - uploads.length;
  const move = (at: number, to: number) =>
    onChange?.(urls.toSpliced(at, 1).toSpliced(to, 0, urls[at]!));
  return (
    <div>
      <ul className={styles.tiles}>
        {urls.map((url, at) => (
          <PictureTile
            key={url}
            url={url}
            at={at}
            count={urls.length}
            onShow={() => setShown(at)}
            onMove={(to) => move(at, to)}
            onRemove={() => onChange?.(urls.toSpliced(at, 1))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
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
            </button>
          </li>
        )}
      </ul>
      {refusal && (
        <div role="alert" className={styles.refusal}>
          <div>
            <strong>{say(texts.errorTitle)}</strong>
            <p>{refusal.why}</p>
            <p className={styles.names}>{refusal.names.join(' · ')}</p>
          </div>
          <Button size="small" type="text" onClick={forgive}>
            {say(texts.dismiss)}
          </Button>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        // The form's style sheet would show it.
        style={{ display: 'none' }}
        aria-label={say(texts.add)}
        accept=".gif,.jpg,.jpeg,.png"
        onChange={({ target }) => {
          add([...(target.files ?? [])], room);
          target.value = '';
        }}
      />
      {shown !== null && <PicturePreview urls={urls} at={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { pictureAt } from '#contract/files.ts';
import type { ControlProps } from '../control.ts';
import { CropButton, LibraryButton } from '../media/LibraryButtons.tsx';
import { panelTexts } from '../texts.ts';
import styles from './pictures.module.css';

const texts = panelTexts.picture;
export const ImageDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/ImageDialog.tsx')).ImageDialog,
);

/** One picture, chosen in the upload dialog. */
export function PictureControl(props: ControlProps<'picture'>) {
  const { field, id, value, onChange, describedBy } = props;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const name = say(field.label);
  return (
    <div className={styles.picture}>
      {value === '' ? (
        <>
          <button
            type="button"
            id={id}
            className={styles.upload}
            aria-label={`${name}: ${say(texts.upload)}`}
            aria-describedby={describedBy}
            onClick={() => setOpen(true)}
          >
            <PlusIcon size={16} />
            {say(texts.upload)}
          </button>
          <LibraryButton name={name} onUse={([url]) => onChange(url!)} />
        </>
      ) : (
        <>
          <Thumbnail src={value} />
          <span className={styles.pictureTools}>
            <Button
              id={id}
              size="small"
              aria-label={`${name}: ${say(texts.replace)}`}
              aria-describedby={describedBy}
              onClick={() => setOpen(true)}
            >
              {say(texts.replace)}
            </Button>
            <LibraryButton name={name} onUse={([url]) => onChange(url!)} />
            <CropButton name={name} src={value} onDone={onChange} />
            <Button
              type="text"
              size="small"
              aria-label={`${name}: ${say(texts.remove)}`}
              onClick={() => onChange('')}
            >
              {say(texts.remove)}
            </Button>
          </span>
        </>
      )}
      {isOpen && (
        <ImageDialog
          title={name}
          onDone={(url: string) => onChange(url)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** A thumbnail, or a message if it cannot be loaded. */
export function Thumbnail({ src, size = 'large' }: { src: string; size?: 'large' | 'small' }) {
  const say = useSay();
  const [broken, setBroken] = useState('');
  return broken === src ? (
    // Beside a name it is not part of it.
    <span
      className={styles.thumbnail}
      data-size={size}
      title={src}
      aria-hidden={size === 'small' || undefined}
    >
      {size === 'large' && say(texts.broken)}
    </span>
  ) : (
    <img
      className={styles.thumbnail}
      data-size={size}
      src={pictureAt(src, size === 'large' ? 240 : 96)}
      alt=""
      onError={() => setBroken(src)}
    />
  );
}

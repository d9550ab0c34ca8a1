import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { FileIcon } from '#admin/ui/upload/icons.tsx';
import type { UploadedFile } from '#admin/ui/upload/uploaded-file.ts';
import { formatOf } from '#contract/files.ts';
import type { ControlProps } from '../control.ts';
import { panelTexts } from '../texts.ts';
import styles from './pictures.module.css';

const texts = panelTexts;
const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);

/** A video, audio file or 3D model, chosen in the upload dialog. */
export function MediaControl(props: ControlProps<'media'>) {
  const { field, id, value, onChange, describedBy } = props;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<{ url: string; name: string } | null>(null);
  const name = say(field.label);
  const isModel = field.accept === 'model';
  const take = ([file]: UploadedFile[]) => {
    if (!file) return;
    if (field.accept === 'video' && formatOf(file.origin_name) === 'mp3') {
      toast.error(say(texts.media.noSound));
      throw new Error('A recording is no film.');
    }
    setKnown({ url: file.url, name: file.origin_name });
    onChange(file.url);
  };
  return (
    <div className={styles.media}>
      {value === '' ? (
        <button
          type="button"
          id={id}
          className={styles.upload}
          aria-label={`${name}: ${say(texts.media.upload[field.accept])}`}
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          <FileIcon />
          {say(texts.media.upload[field.accept])}
        </button>
      ) : (
        <>
          <p className={styles.file} title={value}>
            <FileIcon />
            <span>{known?.url === value ? known.name : nameIn(value)}</span>
          </p>
          <span className={styles.pictureTools}>
            <Button
              id={id}
              size="small"
              aria-label={`${name}: ${say(texts.picture.replace)}`}
              aria-describedby={describedBy}
              onClick={() => setOpen(true)}
            >
              {say(texts.picture.replace)}
            </Button>
            <Button
              type="text"
              size="small"
              aria-label={`${name}: ${say(texts.picture.remove)}`}
              onClick={() => onChange('')}
            >
              {say(texts.picture.remove)}
            </Button>
          </span>
        </>
      )}
      {isOpen && (
        <FilesDialog
          kind={isModel ? 'model' : 'media'}
          title={say(texts.media.upload[field.accept])}
          onDone={take}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

// URLs of stored files mean little to people, but older ones have nothing else.
const nameIn = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? address);

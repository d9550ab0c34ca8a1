import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { formatOf, imageFormats } from '#contract/files.ts';
import { FileIcon } from './icons.tsx';
import { licenseTexts as texts } from './texts.ts';
import styles from './license.module.css';

const PicturePreview = part(async () => (await import('./PicturePreview.tsx')).PicturePreview);

/** A licence as it is read: a picture in small that opens large, anything else by its name. */
export function LicenseView({ name, url }: { name: string; url: string }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const isPicture = imageFormats.includes(formatOf(name));
  return (
    <span className={styles.license}>
      {isPicture ? (
        <button
          type="button"
          className={styles.thumb}
          aria-label={say(texts.preview, { name })}
          onClick={() => setOpen(true)}
        >
          <img src={url} alt="" loading="lazy" width={72} height={72} />
        </button>
      ) : (
        <span className={styles.thumb} aria-hidden="true">
          <FileIcon size={24} />
        </span>
      )}
      <span className={styles.name}>
        <span title={name}>{name}</span>
        <Button size="small" type="link" href={url} download={name}>
          {say(texts.download)}
        </Button>
      </span>
      {isOpen && <PicturePreview urls={[url]} at={0} onClose={() => setOpen(false)} />}
    </span>
  );
}

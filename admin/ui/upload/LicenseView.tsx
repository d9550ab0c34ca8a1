import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import { formatOf, imageFormats } from '#contract/files.ts';
import { FileIcon } from './icons.tsx';
import { licenseTexts as texts } from './texts.ts';
import styles from './license.module.css';

const FilePreview = lazyComponent(
  async () => (await import('#admin/ui/preview/FilePreview.tsx')).FilePreview,
);

type LicenseViewProps = {
  name: string;
  url: string;
  /** Loads a new URL when this one has expired. */
  renew: () => Promise<string>;
};

/** A licence as a thumbnail, enlarged on click. */
export function LicenseView({ name, url, renew }: LicenseViewProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const isPicture = imageFormats.includes(formatOf(name));
  const file: PreviewFile = { id: url, name, url, format: isPicture ? 'image' : 'pdf' };
  const download = () => void downloadFile({ ...file, renew });
  return (
    <span className={styles.license}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={say(texts.preview, { name })}
        onClick={() => setOpen(true)}
      >
        {isPicture ? (
          <img src={url} alt="" loading="lazy" width={72} height={72} />
        ) : (
          <FileIcon size={24} />
        )}
      </button>
      <span className={styles.name}>
        <span title={name}>{name}</span>
        <Button size="small" type="link" onClick={download}>
          {say(texts.download)}
        </Button>
      </span>
      {isOpen && (
        <FilePreview
          files={[file]}
          onClose={() => setOpen(false)}
          onDownload={download}
          renew={renew}
        />
      )}
    </span>
  );
}

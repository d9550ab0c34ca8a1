import { useState } from 'react';
import { formatOf } from '#contract/files.ts';
import type { ViewProps } from './file.ts';
import { PreviewError } from './PreviewError.tsx';
import styles from './preview.module.css';

/** Formats that no browser plays. */
const unplayable = ['flv', 'avi', 'wmv', 'rmvb'];

/** Video and audio with the browser's controls; streamed. */
export function MediaView({ file, url, onDownload }: ViewProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || unplayable.includes(formatOf(file.name)))
    return <PreviewError format={file.format} problem="media" onDownload={onDownload} />;
  const common = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': file.name,
    onError: () => setFailed(true),
  } as const;
  return (
    <div className={styles.stage}>
      {file.format === 'video' ? (
        // Nobody has written subtitles for what a factory films.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={styles.video} playsInline {...common} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio className={styles.audio} {...common} />
      )}
    </div>
  );
}

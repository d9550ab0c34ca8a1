import { formatOf, showSize } from '#contract/files.ts';
import type { ViewProps } from './file.ts';
import { PreviewError } from './PreviewError.tsx';
import styles from './preview.module.css';

/** A file that browsers cannot show: its details and a download. */
export function OtherView({ file, onDownload }: ViewProps) {
  const format = formatOf(file.name).toUpperCase();
  return (
    <PreviewError
      format={file.format}
      problem={format ? 'format' : 'plain'}
      params={{ format }}
      onDownload={onDownload}
    >
      <p className={styles.facts}>
        {[file.name, ...(file.size === undefined ? [] : [showSize(file.size)])].join(' · ')}
      </p>
    </PreviewError>
  );
}

import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RemoveIcon } from '#admin/ui/icons.tsx';
import { fileTexts } from '#contract/texts/files.ts';
import type { UploadItem } from './engine.ts';
import { PlayIcon, RetryIcon } from './icons.tsx';
import { imageTexts as texts } from './image-texts.ts';
import { uploadTexts } from './texts.ts';
import styles from './images.module.css';

type UploadTileProps = {
  item: UploadItem;
  onRetry: () => void;
  onResume: () => void;
  onRemove: () => void;
};

/** A picture being uploaded: its progress, or the failure. */
export function UploadTile({ item, onRetry, onResume, onRemove }: UploadTileProps) {
  const say = useSay();
  const { file, percent, problem, status, heldBy } = item;
  const { name } = file;
  const hasFailed = status === 'fail';
  const tool = (label: string, icon: ReactNode, act: () => void) => (
    <button type="button" aria-label={label} title={label} onClick={act}>
      {icon}
    </button>
  );
  return (
    <li className={styles.tile} data-failed={hasFailed}>
      <div className={styles.way} title={problem || name}>
        {hasFailed ? (
          <span role="alert">{say(fileTexts.errors.failed)}</span>
        ) : (
          <>
            <span className={styles.fileName}>{name}</span>
            <progress max={100} value={percent} aria-label={say(texts.uploading, { name })} />
            <span>
              {heldBy
                ? say(uploadTexts.held[heldBy])
                : percent > 0 && status === 'uploading'
                  ? `${percent}%`
                  : say(uploadTexts.status[status])}
            </span>
          </>
        )}
      </div>
      <span className={styles.tools}>
        {hasFailed && tool(say(texts.retry, { name }), <RetryIcon size={14} />, onRetry)}
        {status === 'pause' &&
          tool(say(uploadTexts.actions.resume, { name }), <PlayIcon size={14} />, onResume)}
        {tool(say(texts.giveUp, { name }), <RemoveIcon size={14} />, onRemove)}
      </span>
    </li>
  );
}

import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RemoveIcon } from '#admin/ui/icons.tsx';
import { showSize, splitName } from '#contract/files.ts';
import { hasArrived, isUnderWay, type UploadItem } from './engine.ts';
import { PauseIcon, PlayIcon, RetryIcon, StatusIcon } from './icons.tsx';
import { uploadTexts as texts } from './texts.ts';
import styles from './files.module.css';

type FileRowProps = {
  item: UploadItem;
  hasSerial: boolean;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** One file: name, progress and actions. */
export function FileRow({ item, hasSerial, onPause, onResume, onRetry, onRemove }: FileRowProps) {
  const say = useSay();
  const { file, status, percent } = item;
  const parts = hasSerial ? splitName(file.name) : null;
  const name = parts?.name ?? file.name;
  const tool = (key: 'pause' | 'resume' | 'retry' | 'remove', icon: ReactNode, act: () => void) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={say(texts.actions[key], { name: file.name })}
      title={say(texts.actions[key], { name: file.name })}
      onClick={act}
    />
  );
  const isOnTheWay = isUnderWay(item) || status === 'pause';
  return (
    <li className={styles.file} data-status={status}>
      <StatusIcon status={status} />
      <div className={styles.what}>
        <div className={styles.name}>
          <span title={file.name}>{name}</span>
          {parts && <small>{say(texts.serial, { serial: parts.serial })}</small>}
        </div>
        {isOnTheWay && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={say(texts.progressOf, { name: file.name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={item.stage === 'reading' ? 0 : percent}
          >
            {/* A new bar, so that it does not animate backwards. */}
            <span
              key={item.stage}
              style={{ transform: `scaleX(${percent / 100})` }}
              data-stage={item.stage}
            />
          </div>
        )}
        <div className={styles.state}>
          <span data-word={status}>{say(texts.status[status])}</span>
          {isOnTheWay && <span>{percent}%</span>}
          <Details item={item} />
        </div>
        {item.problem && status === 'fail' && <p className={styles.problem}>{item.problem}</p>}
      </div>
      <div className={styles.tools}>
        {isUnderWay(item) && tool('pause', <PauseIcon />, onPause)}
        {status === 'pause' && tool('resume', <PlayIcon />, onResume)}
        {status === 'fail' && tool('retry', <RetryIcon />, onRetry)}
        {tool('remove', <RemoveIcon size={16} />, onRemove)}
      </div>
    </li>
  );
}

/** Size, speed, time left, and why it is waiting. */
function Details({ item }: { item: UploadItem }) {
  const say = useSay();
  const { file, speed, remaining, heldBy, resumedAt, stage } = item;
  const isMoving = item.status === 'uploading';
  return (
    <>
      <span>{showSize(file.size)}</span>
      {isMoving && stage === 'reading' && <span>{say(texts.reading)}</span>}
      {isMoving && speed !== null && (
        <span>{say(texts.speed, { size: showSize(Math.round(speed)) })}</span>
      )}
      {isMoving && remaining !== null && <span>{say(...sayLeft(remaining))}</span>}
      {resumedAt !== null && resumedAt > 0 && !hasArrived(item) && (
        <span>{say(texts.resumedAt, { size: showSize(resumedAt) })}</span>
      )}
      {heldBy && <span>{say(texts.held[heldBy])}</span>}
    </>
  );
}

function sayLeft(seconds: number) {
  if (seconds < 60) return [texts.left.seconds, { n: Math.max(1, seconds) }] as const;
  if (seconds < 5_400) return [texts.left.minutes, { n: Math.ceil(seconds / 60) }] as const;
  return [texts.left.hours, { n: Math.ceil(seconds / 3_600) }] as const;
}

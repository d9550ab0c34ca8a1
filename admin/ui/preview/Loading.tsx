import { Button, Progress } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { showSize } from '#contract/files.ts';
import { previewTexts as texts } from './texts.ts';
import styles from './preview.module.css';

type LoadingProps = {
  /** Bytes loaded; null once all are there and being parsed. */
  progress: { loaded: number; total: number | null } | null;
  onStop: () => void;
};

/** The progress of a large file, with a cancel button. */
export function Loading({ progress, onStop }: LoadingProps) {
  const say = useSay();
  const words = () => {
    if (!progress) return say(texts.reading);
    const loaded = showSize(progress.loaded);
    if (progress.loaded === 0) return say(texts.loading);
    return progress.total
      ? say(texts.loaded, { loaded, total: showSize(progress.total) })
      : say(texts.loadedSome, { loaded });
  };
  const part = progress?.total ? (progress.loaded / progress.total) * 100 : 0;
  return (
    <div className={styles.loading}>
      <Progress
        percent={progress ? Math.round(part) : 100}
        status="active"
        showInfo={false}
        aria-label={say(texts.loading)}
      />
      <p role="status">{words()}</p>
      {progress && <Button onClick={onStop}>{say(texts.cancel)}</Button>}
    </div>
  );
}

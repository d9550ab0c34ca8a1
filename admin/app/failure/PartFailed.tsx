import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import styles from './failure.module.css';

/** Replaces a part that failed to load: the error and a retry button. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  return (
    <div role="alert" className={styles.part}>
      <p className={styles.text}>{say(shellTexts.chunk.part)}</p>
      <p className={styles.actions}>
        <button type="button" onClick={onRetry}>
          {say(shellTexts.retry)}
        </button>
      </p>
    </div>
  );
}

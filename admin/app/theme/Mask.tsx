import { useSay } from '../language.ts';
import { useMask } from './colour-change.ts';
import { themeTexts } from './texts.ts';
import styles from './mask.module.css';

/** Covers the page while its colours change. */
export function Mask() {
  const say = useSay();
  const isMasked = useMask((state) => state.isMasked);
  if (!isMasked) return null;
  return (
    <div className={styles.mask} role="status" data-testid="theme-mask">
      <span className={styles.turning} />
      {say(themeTexts.loading)}
    </div>
  );
}

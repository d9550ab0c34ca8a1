import { pictureAt } from '#contract/files.ts';
import styles from './thumb.module.css';

/** A small picture in a list; a plain frame where there is none. */
export function Thumb({ url, wide = false }: { url: string; wide?: boolean }) {
  const size = wide ? { width: 96, height: 36 } : { width: 48, height: 36 };
  return url ? (
    <img className={styles.thumb} src={pictureAt(url, 240)} alt="" loading="lazy" {...size} />
  ) : (
    <span className={styles.none} style={size} aria-hidden="true" />
  );
}

import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = { title?: ReactNode; note?: ReactNode; extra?: ReactNode; children: ReactNode };

/** A card with a heading and actions. */
export function Panel({ title, note, extra, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={title ? heading : undefined}>
      {(title || extra) && (
        <header className={styles.head}>
          <div>
            {title && <h2 id={heading}>{title}</h2>}
            {note && <p>{note}</p>}
          </div>
          {extra && <div className={styles.extra}>{extra}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

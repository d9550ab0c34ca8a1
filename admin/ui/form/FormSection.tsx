import { useId, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import styles from './form.module.css';

type FormSectionProps = { title?: Text; note?: Text; children: ReactNode };

/** A group of fields with a heading. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const say = useSay();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={title ? heading : undefined}>
      {title && (
        <h3 id={heading} className={styles.heading}>
          {say(title)}
        </h3>
      )}
      {note && <p className={styles.note}>{say(note)}</p>}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

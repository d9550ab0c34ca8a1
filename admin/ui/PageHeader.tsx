import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = { title: string; line?: ReactNode; actions?: ReactNode };

/** The head of a page: its title, one quiet line, and what can be done here. */
export function PageHeader({ title, line, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {line && <p>{line}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

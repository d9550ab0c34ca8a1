import type { ReactNode } from 'react';
import { usePageName } from '#admin/app/routes/page-name.ts';
import type { Text, TextParams } from '#contract/text.ts';
import styles from './page-header.module.css';

type PageHeaderProps = {
  /** The title: that of the menu, which may have been renamed, or the page's own. */
  title: Text;
  params?: TextParams;
  line?: ReactNode;
  actions?: ReactNode;
};

/** The head of a page: title, subtitle and actions. */
export function PageHeader({ title, params, line, actions }: PageHeaderProps) {
  const name = usePageName(title, params);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>{name}</h1>
        {line && <p>{line}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

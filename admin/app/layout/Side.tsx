import type { ReactNode } from 'react';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { shellTexts } from '../texts.ts';
import { Brand } from './Brand.tsx';
import styles from './side.module.css';

type SideProps = {
  isDark: boolean;
  isCollapsed: boolean;
  /** Whether this is the whole menu, or one section of it. */
  hasBrand: boolean;
  children: ReactNode;
};

/** The side bar: brand, menu, and the company. */
export function Side({ isDark, isCollapsed, hasBrand, children }: SideProps) {
  const say = useSay();
  const user = useSession((state) => state.user);
  return (
    <aside className={styles.side} data-dark={isDark} data-collapsed={isCollapsed}>
      {hasBrand && <Brand isCompact={isCollapsed} />}
      <nav
        className={styles.menu}
        aria-label={say(hasBrand ? shellTexts.menu : shellTexts.section)}
      >
        {children}
      </nav>
      {!isCollapsed && user?.company_name && (
        <p className={styles.foot}>
          <span title={user.company_name}>{user.company_name}</span>
          {user.system_version_name && <small>{user.system_version_name}</small>}
        </p>
      )}
    </aside>
  );
}

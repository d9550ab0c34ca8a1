import { useState, type ReactNode } from 'react';
import { PrinterIcon, ScanIcon, ThemeIcon } from '#admin/ui/icons.tsx';
import { Can } from '../access.tsx';
import { Bell } from '../bell/Bell.tsx';
import { FindButton } from '../find/FindButton.tsx';
import { useSay } from '../language.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { useSession } from '../session.ts';
import { useTheme } from '../theme/settings.ts';
import { shellTexts } from '../texts.ts';
import { FullscreenButton } from './FullscreenButton.tsx';
import { HeaderButton } from './HeaderButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SessionSocket } from './SessionSocket.tsx';
import styles from './header.module.css';

const ThemeDrawer = lazyComponent(
  async () => (await import('../theme/ThemeDrawer.tsx')).ThemeDrawer,
);

/** The header; `children` are on its left. */
export function Header({ children }: { children: ReactNode }) {
  const say = useSay();
  const { headStyle, darkMode } = useTheme();
  const type = useSession((state) => state.type);
  const user = useSession((state) => state.user);
  const [isTheming, setTheming] = useState<boolean | null>(null);
  return (
    <header className={styles.header} data-style={darkMode ? 'light' : headStyle}>
      {children}
      <div className={styles.tools}>
        <FindButton />
        {user?.print_control_url && (
          <a
            className={`${styles.button} ${styles.spare}`}
            href={user.print_control_url}
            download
            title={say(shellTexts.header.printControl)}
            aria-label={say(shellTexts.header.printControl)}
          >
            <PrinterIcon />
          </a>
        )}
        <Can has="dashboard:scan:send">
          <a
            className={`${styles.button} ${styles.spare}`}
            href="/scan"
            title={say(shellTexts.header.scanApp)}
            aria-label={say(shellTexts.header.scanApp)}
          >
            <ScanIcon />
          </a>
        </Can>
        <FullscreenButton />
        {type === 'dealer' ? <SessionSocket /> : <Bell />}
        <LanguageMenu />
        <HeaderButton
          label={say(shellTexts.header.theme)}
          aria-haspopup="dialog"
          onClick={() => setTheming(true)}
        >
          <ThemeIcon />
        </HeaderButton>
        <ProfileMenu />
      </div>
      {isTheming !== null && <ThemeDrawer isOpen={isTheming} onClose={() => setTheming(false)} />}
    </header>
  );
}

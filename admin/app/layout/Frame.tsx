import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { MenuIcon, SidebarIcon } from '#admin/ui/icons.tsx';
import { ArrivedNotice } from '../bell/ArrivedNotice.tsx';
import { ExceptionPage, type ExceptionKind } from '../failure/ExceptionPage.tsx';
import { useSay } from '../language.ts';
import { narrow, useMedia } from '../media.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { shownOf, trailTo } from '../routes/menu-tree.ts';
import { isRedirect } from '../routes/paths.ts';
import { Reload } from '../routes/Reload.tsx';
import { useSession } from '../session.ts';
import { shellTexts } from '../texts.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabPages } from '../tabs/TabPages.tsx';
import { useOpenTab } from '../tabs/use-open-tab.ts';
import { changeTheme, useTheme } from '../theme/settings.ts';
import { Brand } from './Brand.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Header } from './Header.tsx';
import { HeaderButton } from './HeaderButton.tsx';
import { NavMenu } from './NavMenu.tsx';
import { Side } from './Side.tsx';
import styles from './frame.module.css';
import headerStyles from './header.module.css';

const SideDrawer = lazyComponent(async () => (await import('./SideDrawer.tsx')).SideDrawer);

// Without the hash, which would become part of the tab's address.
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The layout around the pages, and the pages of all tabs. */
export function Frame({ exception }: { exception: ExceptionKind | undefined }) {
  const say = useSay();
  const location = useLocation();
  const theme = useTheme();
  const isNarrow = useMedia(narrow);
  const menus = useSession((state) => state.menus) ?? [];
  const front = useOpenTab(menus);
  const active = exception ? null : front;
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null);

  const shown = shownOf(menus);
  const trail = active === null ? [] : trailTo(menus, active);
  const paths = trail.map((entry) => entry.path);
  const layout = isNarrow ? 'side' : theme.layoutStyle;
  const isSideDark = theme.sideStyle === 'dark' || theme.darkMode;
  const section = shown.find((entry) => entry.path === trail[0]?.path);

  const sideMenus = layout === 'mix' ? (section?.children ?? []) : shown;
  const hasSide = !isNarrow && layout !== 'top' && sideMenus.length > 0;
  const collapse = say(theme.collapse ? shellTexts.header.expand : shellTexts.header.collapse);
  const header = (
    <Header>
      {isNarrow && (
        <HeaderButton label={say(shellTexts.header.openMenu)} onClick={() => setDrawerOpen(true)}>
          <MenuIcon />
        </HeaderButton>
      )}
      {layout !== 'side' && <Brand mono={theme.headStyle === 'primary' && !theme.darkMode} />}
      {hasSide && (
        <HeaderButton
          label={collapse}
          aria-expanded={!theme.collapse}
          onClick={() => changeTheme({ collapse: !theme.collapse })}
        >
          <SidebarIcon />
        </HeaderButton>
      )}
      {layout === 'side' ? (
        <>
          <Crumbs trail={trail} path={active} />
          {!isNarrow && <ArrivedNotice />}
        </>
      ) : (
        <nav className={headerStyles.top} aria-label={say(shellTexts.menu)}>
          <NavMenu
            mode="horizontal"
            menus={layout === 'mix' ? shown.map((entry) => ({ ...entry, children: [] })) : shown}
            trail={layout === 'mix' ? paths.slice(0, 1) : paths}
            isDark={theme.headStyle !== 'light' || theme.darkMode}
          />
        </nav>
      )}
    </Header>
  );

  return (
    <div
      className={styles.frame}
      data-fixed={theme.fixedBody && theme.fixedHeader && theme.fixedSidebar}
      data-fixed-header={theme.fixedHeader}
      data-fixed-side={theme.fixedSidebar}
    >
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {say(shellTexts.skip)}
      </a>
      {layout === 'mix' && header}
      <div className={styles.row}>
        {hasSide && (
          <Side isDark={isSideDark} isCollapsed={theme.collapse} hasBrand={layout === 'side'}>
            <NavMenu
              mode="inline"
              menus={sideMenus}
              trail={paths}
              isDark={isSideDark}
              isCollapsed={theme.collapse}
            />
          </Side>
        )}
        <div className={styles.column}>
          <div className={styles.head}>
            {layout !== 'mix' && header}
            {theme.showTabs && <TabBar menus={menus} active={active} />}
            {(isNarrow || layout !== 'side') && <ArrivedNotice isRow />}
          </div>
          <main id="content" className={styles.content} tabIndex={-1}>
            {exception && <ExceptionPage kind={exception} />}
            <TabPages menus={menus} active={active} location={location} />
          </main>
        </div>
      </div>
      {isRedirect(location.pathname) && <Reload />}
      {isNarrow && isDrawerOpen !== null && (
        <SideDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} isDark={isSideDark}>
          <NavMenu
            mode="inline"
            menus={shown}
            trail={paths}
            isDark={isSideDark}
            onChosen={() => setDrawerOpen(false)}
          />
        </SideDrawer>
      )}
    </div>
  );
}

import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Route, Routes, type Location } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx';
import { ExceptionPage } from '../failure/ExceptionPage.tsx';
import { forgetPage, lazyPage } from '../lazy-page.ts';
import { Footer } from '../layout/Footer.tsx';
import { barePath } from '../routes/menu-tree.ts';
import { PageSkeleton } from '../waiting/PageSkeleton.tsx';
import type { Tab } from './tabs.ts';
import styles from './tab-page.module.css';

type TabPageProps = { entry: MenuEntry; location: Location | null; tab: Tab };

/** One page with its own routes: in the background it keeps its address. */
export function TabPage({ entry, location, tab }: TabPageProps) {
  const [own, setOwn] = useState<Location | string>(location ?? tab.path);
  const isHere = location !== null && barePath(location.pathname) === tab.key;
  if (isHere && own !== location) setOwn(location);
  const panel = useKeptScroll();
  const [, tryAgain] = useState(0);
  const component = entry.component ?? '';
  const Page = lazyPage(component);
  // Remounted, so that the failed page is loaded again.
  const retry = () => {
    forgetPage(component);
    tryAgain((tries) => tries + 1);
  };
  return (
    // A long page without focusable elements must still be scrollable by keyboard.
    <div ref={panel} className={styles.panel} data-panel tabIndex={0}>
      <div className={styles.page}>
        <ErrorBoundary onRetry={retry}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes location={own}>
              <Route path={tab.key} element={Page ? <Page /> : <ExceptionPage kind="missing" />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </div>
      <Footer pathname={entry.path} />
    </div>
  );
}

/** A hidden element loses its scroll position, so it is saved and restored. */
function useKeptScroll() {
  const panel = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useLayoutEffect(() => {
    const element = panel.current!;
    // Even setting it to what it is lays the whole page out once more than needed.
    if (top.current !== 0) element.scrollTop = top.current;
    const note = () => (top.current = element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);
  return panel;
}

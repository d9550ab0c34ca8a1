import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx';
import { ExceptionPage, type ExceptionKind } from '../failure/ExceptionPage.tsx';
import { useSay } from '../language.ts';
import { useOtherTabs, useSession } from '../session.ts';
import { useProductTitle } from '../site.ts';
import { Splash } from '../waiting/Splash.tsx';
import { useTabs } from '../tabs/tabs-store.ts';
import { TransitionBar } from '../waiting/TransitionBar.tsx';
import { decide } from './decide.ts';
import { barePath, pageAt } from './menu-tree.ts';
import { exceptionPaths, isOpen, isRedirect, loginTypeOf } from './paths.ts';
import { Start } from './Start.tsx';
import { pageTitle, routeName } from './title.ts';

const LoginPage = lazy(async () => ({
  default: (await import('../login/LoginPage.tsx')).LoginPage,
}));
const Frame = lazy(async () => ({ default: (await import('../layout/Frame.tsx')).Frame }));

const exceptions: Record<string, ExceptionKind> = {
  [exceptionPaths.forbidden]: 'forbidden',
  [exceptionPaths.missing]: 'missing',
  [exceptionPaths.broken]: 'broken',
};

/** Allows a navigation, redirects it, or first loads what is needed to decide. */
export function Guard() {
  const location = useLocation();
  const session = useSession();
  const path = barePath(location.pathname);
  const [menuPaths, setMenuPaths] = useState<ReadonlySet<string> | null>(null);
  const isAsking = useOtherTabs((state) => state.isAsking) && session.token === null;
  const verdict = decide(location, { ...session, isAsking }, menuPaths);
  const isLooking = verdict.kind === 'look';
  useEffect(() => {
    if (!isLooking) return;
    import('./menu-paths.ts').then(
      (found) => setMenuPaths(found.menuPaths),
      // If loading fails, signing in is still possible.
      () => setMenuPaths(new Set([path])),
    );
  }, [isLooking, path]);
  useTitle(verdict.kind === 'missing' ? exceptionPaths.missing : location.pathname);
  return (
    <>
      <TransitionBar place={location.pathname} />
      {verdict.kind === 'redirect' && <Navigate to={verdict.to} replace />}
      <ErrorBoundary as="main" onRetry={() => window.location.reload()}>
        <Suspense fallback={<Splash />}>{content()}</Suspense>
      </ErrorBoundary>
    </>
  );

  // Allowed, but not in the user's menus: for example the company page without the permission.
  function refused(): ExceptionKind | undefined {
    const isPage = isRedirect(path) || pageAt(session.menus ?? [], path) !== undefined;
    return verdict.kind === 'allow' && !isPage ? 'forbidden' : undefined;
  }

  function content() {
    const type = loginTypeOf(path);
    if (type) return <LoginPage key={type} type={type} />;
    if (isOpen(path) || verdict.kind === 'missing')
      return <ExceptionPage as="main" kind="missing" />;
    const exception = exceptions[path];
    // The frame stays mounted during a redirect, or the pages in its tabs would be lost.
    if (session.token && session.user && session.menus)
      return <Frame exception={exception ?? refused()} />;
    if (exception) return <ExceptionPage as="main" kind={exception} />;
    if (isLooking || verdict.kind === 'wait') return <Splash />;
    return verdict.kind === 'load' ? <Start key={session.token} /> : null;
  }
}

function useTitle(pathname: string): void {
  const say = useSay();
  const menus = useSession((state) => state.menus);
  const brand = useSession((state) => state.user?.branding?.title);
  const product = useProductTitle();
  const name = routeName(pathname, menus);
  const record = useTabs((state) => state.names[barePath(pathname)]);
  const title = pageTitle(record ?? (name && say(name)), brand || product);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

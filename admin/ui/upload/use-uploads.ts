import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { barePath } from '#admin/app/routes/menu-tree.ts';
import { useSession } from '#admin/app/session.ts';
import { watchUnsaved } from '#admin/app/tabs/unsaved.ts';
import type { Engine } from './engine.ts';

/** A queue of uploads that lives as long as the answered place is on the page, also while its tab is in the background. */
export function useUploads(make: () => Engine) {
  const [engine] = useState(make);
  const { items } = useStore(engine.store);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    const online = () => engine.release('network');
    window.addEventListener('online', online);
    if (navigator.onLine) online();
    const leave = useSession.subscribe(({ token }, before) => {
      if (token && token !== before.token) engine.release('login');
    });
    return () => {
      window.removeEventListener('online', online);
      leave();
      // A tab that steps back cleans up like one that goes, but stays in the document.
      setTimeout(() => !here?.isConnected && engine.rest());
    };
  }, [engine]);
  return { engine, items, place };
}

/** Leaving the page, its tab or the browser asks as long as `isDirty`. */
export function useLeaveGuard(isDirty: boolean, discard: () => void) {
  const { pathname } = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  const now = useRef({ isDirty, discard });
  useEffect(() => {
    now.current = { isDirty, discard };
  });
  useEffect(() => {
    if (!place.current) return;
    watchUnsaved({
      tab: barePath(pathname),
      place: place.current,
      isDirty: () => now.current.isDirty,
      discard: () => now.current.discard(),
    });
  }, [pathname]);
  return place;
}

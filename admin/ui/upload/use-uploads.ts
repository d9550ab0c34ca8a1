import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { barePath } from '#admin/app/routes/menu-tree.ts';
import { useSession } from '#admin/app/session.ts';
import { watchUnsaved } from '#admin/app/tabs/unsaved.ts';
import type { Engine } from './engine.ts';

// By target, so that the queue is still there after going back and forth in the browser.
const kept = new Map<string, Engine>();
function keptOr(make: () => Engine, keptAs: string | undefined): Engine {
  if (keptAs === undefined) return make();
  const engine = kept.get(keptAs) ?? make();
  kept.set(keptAs, engine);
  return engine;
}

/** A queue of uploads that moves as long as the answered place is on the page, also while its tab is in the background. */
export function useUploads(make: () => Engine, keptAs?: string) {
  const [engine] = useState(() => keptOr(make, keptAs));
  const { items } = useStore(engine.store);
  // Inside a dialog it is there only later.
  const here = useRef<HTMLElement>(null);
  const place = (element: HTMLElement | null) => {
    if (element) here.current = element;
  };
  useEffect(() => {
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
      setTimeout(() => {
        if (here.current?.isConnected) return;
        if (keptAs === undefined) engine.rest();
        else engine.pause();
      });
    };
  }, [engine, keptAs]);
  return { engine, items, place };
}

/** Leaving the page, its tab or the browser asks as long as `isDirty`. */
export function useLeaveGuard(isDirty: boolean, discard: () => void) {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isOpen = useEffectEvent(() => isDirty);
  const giveUp = useEffectEvent(discard);
  useEffect(() => {
    if (!place) return;
    const tab = barePath(pathname);
    watchUnsaved({ tab, place, isDirty: () => isOpen(), discard: () => giveUp() });
  }, [place, pathname]);
  return setPlace;
}

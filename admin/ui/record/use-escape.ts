import { useEffect, useEffectEvent } from 'react';

const over = '[role="dialog"]:not([aria-hidden="true"]), [role="menu"], [role="listbox"]';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);
const isSeen = (element: Element) => element.checkVisibility?.() ?? true;

/** Escape leaves the page, unless it closes something over it or somebody types. */
export function useEscape(leave: () => void): void {
  const act = useEffectEvent(leave);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (isTyping(event.target)) return;
      // Menus of the page itself are always there; those that open lie outside of it.
      const open = [...document.querySelectorAll(over)].filter(
        (one) => isSeen(one) && (one.matches('[role="dialog"]') || !one.closest('#root')),
      );
      if (open.length === 0) act();
    };
    // Before what it closes is gone.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Takes the focus, and goes with Escape or a press elsewhere; Escape returns the focus. */
export function useDismissal(opener: RefObject<HTMLElement | null>, onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    panel.current?.focus();
    const onPress = ({ target }: PointerEvent) => {
      const isInside = [panel, opener].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [opener]);
  return panel;
}

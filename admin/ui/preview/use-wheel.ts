import { useEffect, useEffectEvent, useState } from 'react';

/** A non-passive wheel listener, which React does not support. */
export function useWheel(onTurn: (down: boolean) => void) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!element) return undefined;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      turn(event.deltaY > 0);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [element]);
  return setElement;
}

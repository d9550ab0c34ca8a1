import { useState, type RefObject } from 'react';

/** Naming an entry where it stands; nothing opens where it cannot be named. */
export function useNaming(
  onRename: ((name: string) => void) | undefined,
  back: RefObject<HTMLElement | null>,
) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    open: () => setIsOpen(onRename !== undefined),
    /** Null keeps the name as it was. */
    close: (typed: string | null, isByKey: boolean) => {
      setIsOpen(false);
      if (typed !== null) onRename?.(typed);
      // The focus returns to where the keys came from.
      if (isByKey) requestAnimationFrame(() => back.current?.focus());
    },
  };
}

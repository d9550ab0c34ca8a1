import { useEffect, useRef, type RefObject } from 'react';

/** Marks a box with the sides on which more lies hidden, so that fixed columns can cast a shadow there. */
export function useScrollEdges<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current!;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth, dataset } = element;
      dataset.left = String(scrollLeft > 0);
      dataset.right = String(scrollLeft + clientWidth < scrollWidth - 1);
    };
    mark();
    // Drawn by hand: a scroll must not draw rows anew.
    element.addEventListener('scroll', mark, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(mark);
    watch?.observe(element);
    if (element.firstElementChild) watch?.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', mark);
      watch?.disconnect();
    };
  }, []);
  return box;
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks a box with the sides on which more lies hidden, so that fixed columns can cast a shadow there; looks again when
 * its content is another.
 */
export function useScrollEdges<E extends HTMLElement>(content?: unknown): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current!;
    let hidden = 0;
    // By hand and only what changed: a scroll must neither render rows nor restyle them.
    const mark = () => {
      const { scrollLeft, dataset } = element;
      const [left, right] = [String(scrollLeft > 0), String(scrollLeft < hidden - 1)];
      if (dataset.left !== left) dataset.left = left;
      if (dataset.right !== right) dataset.right = right;
    };
    const measure = () => {
      hidden = element.scrollWidth - element.clientWidth;
      mark();
    };
    measure();
    element.addEventListener('scroll', mark, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    watch?.observe(element);
    if (element.firstElementChild) watch?.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', mark);
      watch?.disconnect();
    };
  }, [content]);
  return box;
}

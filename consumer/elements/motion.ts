const wish = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether whoever looks has asked for little movement. */
export const isStillWished = (): boolean => wish()?.matches ?? false;

/** Calls back when the wish changes; the answer ends it. */
export function onWishChange(tell: () => void): () => void {
  const query = wish();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

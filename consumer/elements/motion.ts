const wish = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the user prefers reduced motion. */
export const isStillWished = (): boolean => wish()?.matches ?? false;

/** Calls back when the preference changes; returns the unsubscribe function. */
export function onWishChange(tell: () => void): () => void {
  const query = wish();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

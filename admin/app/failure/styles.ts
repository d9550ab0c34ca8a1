const lost = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

/** Asks once more for the style sheets that did not arrive; the loader believes that they did. */
export function mendStyles(): void {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
}

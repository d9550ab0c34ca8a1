const lost = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

/** Requests failed style sheets again; the loader assumes they were loaded. */
export function mendStyles(): void {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
}

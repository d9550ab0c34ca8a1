import { useSyncExternalStore } from 'react';

const read = () => window.location.hash.replace(/^#\/?/, '');

function subscribe(tell: () => void) {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** The steps behind the `#`, such as `['receive', '12']`; none is the first screen. */
export function useRoute(): string[] {
  return useSyncExternalStore(subscribe, read).split('/').filter(Boolean);
}

export function goTo(...steps: (string | number)[]): void {
  window.location.hash = `#/${steps.join('/')}`;
}

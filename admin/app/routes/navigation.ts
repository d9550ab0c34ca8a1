import type { NavigateOptions } from 'react-router';

type Go = (path: string, options?: NavigateOptions) => Promise<void> | void;

let go: Go = (path) => window.location.assign(path);

/** The router lends its steering to code outside of components. */
export function bindNavigation(next: Go): void {
  go = next;
}

export async function goTo(path: string, options?: NavigateOptions): Promise<void> {
  await go(path, options);
}

type Go = (path: string) => void;

let go: Go = (path) => window.location.replace(path);

/** Navigation for code outside components. */
export function bindNavigation(next: Go): void {
  go = next;
}

/** Replaces the current path. */
export function goTo(path: string): void {
  go(path);
}

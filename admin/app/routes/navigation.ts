type Go = (path: string, replace: boolean) => void;

let go: Go = (path, replace) =>
  replace ? window.location.replace(path) : window.location.assign(path);

/** Navigation for code outside components. */
export function bindNavigation(next: Go): void {
  go = next;
}

/** Replaces the current path. */
export function goTo(path: string): void {
  go(path, true);
}

/** Opens a path as a link does: back leads here again. */
export function openPath(path: string): void {
  go(path, false);
}

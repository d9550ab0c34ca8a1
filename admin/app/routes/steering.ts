type Go = (path: string) => void;

let go: Go = (path) => window.location.replace(path);

/** The router lends its steering to code outside of components. */
export function bindSteering(next: Go): void {
  go = next;
}

/** Goes to a path in place of the present one. */
export function goTo(path: string): void {
  go(path);
}

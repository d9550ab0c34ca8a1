import { useApp } from './state.ts';

let waiting: ServiceWorker | null = null;
const often = 3_600_000;

/** Lets the app start without a network, and notices new versions; they are used at the next start, or when asked. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  const registration = await serviceWorker
    .register('/scan/worker.js', { scope: '/scan', updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  const notice = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    waiting = registration.waiting;
    useApp.setState({ hasNewVersion: true });
  };
  notice();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', notice);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) window.location.reload();
  });
  setInterval(() => void registration.update().catch(() => undefined), often);
}

/** Ends the old version; the page comes back with the new one. */
export function takeNewVersion(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker, not a window.
  waiting?.postMessage('use-now');
}

// The types of workers and pages cannot be used in one program, so that those few that are needed stand here.
type Later = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Later & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Scope = {
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', act: (event: Later) => void): void;
    (name: 'fetch', act: (event: Asked) => void): void;
    (name: 'message', act: (event: MessageEvent) => void): void;
  };
};
const scope = globalThis as unknown as Scope;

/** Written by the build: what the app starts with, what it fetches when it needs it, and the mark of both. */
declare const BUILT: { version: string; first: string[]; later: string[] };

const page = '/scan';
const shell = `scan-${BUILT.version}`;
/** What is fetched when the camera is first opened stays across versions as long as its name does. */
const later = 'scan-later';

scope.addEventListener('install', (event) => {
  const whole = async () => {
    const cache = await caches.open(shell);
    await cache.addAll(BUILT.first.map((path) => new Request(path, { cache: 'reload' })));
  };
  event.waitUntil(whole());
});

scope.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('scan-') && name !== shell && name !== later) await caches.delete(name);
    const kept = await caches.open(later);
    for (const request of await kept.keys())
      if (!BUILT.later.includes(new URL(request.url).pathname)) await kept.delete(request);
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'use-now') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  // Calls go to the server and nowhere else: an answer that was kept would be a lie.
  if (pathname === page || pathname === `${page}/`) event.respondWith(fromShell(page, request));
  else if (BUILT.first.includes(pathname)) event.respondWith(fromShell(pathname, request));
  else if (BUILT.later.includes(pathname)) event.respondWith(keepLater(request));
});

async function fromShell(path: string, request: Request): Promise<Response> {
  const found = await (await caches.open(shell)).match(path);
  return found ?? fetch(request);
}

async function keepLater(request: Request): Promise<Response> {
  const cache = await caches.open(later);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

import type { App } from '../app.ts';

type Kept<T> = { value: Promise<T>; until: number };

/** Remembers for ten seconds what many ask for at once; what could not be read is asked for anew by the next. */
export function keepForAMoment<T>(most = 20_000) {
  const life = 10_000;
  const caches = new WeakMap<App, Map<string, Kept<T>>>();
  return (app: App, key: string, read: () => Promise<T>): Promise<T> => {
    const cache = caches.get(app) ?? new Map<string, Kept<T>>();
    caches.set(app, cache);
    const kept = cache.get(key);
    if (kept && kept.until > Date.now()) return kept.value;
    const value = read();
    if (cache.size >= most) cache.clear();
    cache.set(key, { value, until: Date.now() + life });
    value.catch(() => cache.delete(key));
    return value;
  };
}

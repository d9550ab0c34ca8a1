import type { App } from '../app.ts';

type Kept<T> = { value: Promise<T>; until: number };
// Anyone may ask as often as they like: the database is asked once in this time.
const keptFor = 2_000;
// Keys may come from outside, and there is no end to them.
const mostKept = 1_000;

/** Reads what anybody may ask for, and keeps it for a moment under its key. */
export function keepBriefly<K extends string, T>(read: (app: App, key: K) => Promise<T>) {
  const kept = new WeakMap<App, Map<K, Kept<T>>>();
  return (app: App, key: K): Promise<T> => {
    const here = kept.get(app) ?? new Map<K, Kept<T>>();
    kept.set(app, here);
    const known = here.get(key);
    if (known && known.until > Date.now()) return known.value;
    if (here.size >= mostKept) here.clear();
    const value = read(app, key);
    const mine = { value, until: Date.now() + keptFor };
    here.set(key, mine);
    // What failed is asked again.
    value.catch(() => here.get(key) === mine && here.delete(key));
    return value;
  };
}

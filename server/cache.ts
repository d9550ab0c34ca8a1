type Kept<T> = { value: Promise<T>; until: number };

/** Remembers for ten seconds what many ask for at once; what could not be read is asked for anew by the next. */
export function keepForAMoment<T>(most = 20_000) {
  const life = 10_000;
  const caches = new WeakMap<object, Map<string, Kept<T>>>();
  return (app: object, key: string, read: () => Promise<T>): Promise<T> => {
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

// Anyone may ask as often as they like: the database is asked once in this time.
const keptFor = 2_000;
// Keys may come from outside, and there is no end to them.
const mostKept = 1_000;

/** Reads what anybody may ask for, and keeps it for a moment under its key. */
export function keepBriefly<A extends object, K extends string, T>(
  read: (app: A, key: K) => Promise<T>,
) {
  const kept = new WeakMap<A, Map<K, Kept<T>>>();
  return (app: A, key: K): Promise<T> => {
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

/** A map with a maximum size; the least recently used entries are removed first. */
export type LeastRecentlyUsed<Key, Value> = {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
  delete: (key: Key) => void;
  clear: () => void;
  entries: () => IterableIterator<[Key, Value]>;
};

export function leastRecentlyUsed<Key, Value>(max: number): LeastRecentlyUsed<Key, Value> {
  const held = new Map<Key, Value>();
  const set = (key: Key, value: Value) => {
    held.delete(key);
    held.set(key, value);
    if (held.size > max) held.delete(held.keys().next().value as Key);
  };
  return {
    get: (key) => {
      const value = held.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void held.delete(key),
    clear: () => held.clear(),
    entries: () => held.entries(),
  };
}

/** A value that each running server has one of, created on first use. */
export function onePerServer<App extends object, Thing>(
  make: (app: App) => Thing,
): (app: App) => Thing {
  const things = new WeakMap<App, Thing>();
  return (app) => {
    const known = things.get(app);
    if (known !== undefined) return known;
    const made = make(app);
    things.set(app, made);
    return made;
  };
}

/** What a cache needs from its node: the messages of the others, and whether they arrive. */
export type Hearing<Message> = {
  isListening: () => boolean;
  subscribe: (listener: (message: Message) => void, order: 'first') => void;
  onGap: (listener: () => void, order: 'first') => void;
};

type CacheOptions<Key, Value, Message> = {
  /** The maximum number of values; least recently used ones are removed first. */
  max: number;
  /** How many milliseconds a value is valid; unlimited by default. */
  maxAge?: number;
  /**
   * Which values a cluster message invalidates: one by its key, those the returned function matches, or none. If given,
   * a node that is cut off from the others does not use its cached values.
   */
  forgets?: (message: Message) => Key | ((value: Value, key: Key) => boolean) | undefined;
  /** Concurrent callers for the same value share one load. */
  isShared?: boolean;
};

type Kept<Value> = { value: Promise<Value> | Value; until: number };
type Store<Key, Value> = { kept: LeastRecentlyUsed<Key, Kept<Value>>; epoch: number };

/**
 * Cached data of the database: declared once next to what reads it, separate for every server in a process. `get`
 * returns the cached value or loads it; values that changed during the load and `undefined` are not cached.
 */
export function cache<
  App extends { cluster: Hearing<Message> },
  Key extends string | number,
  Value,
  Message = unknown,
>({
  max,
  maxAge = Number.POSITIVE_INFINITY,
  forgets,
  isShared = false,
}: CacheOptions<Key, Value, Message>) {
  const storeOf = onePerServer((app: App): Store<Key, Value> => {
    const store: Store<Key, Value> = { kept: leastRecentlyUsed(max), epoch: 0 };
    if (!forgets) return store;
    app.cluster.subscribe((message) => {
      const which = forgets(message);
      if (which === undefined) return;
      store.epoch += 1;
      if (typeof which !== 'function') store.kept.delete(which);
      else
        for (const [key, { value }] of [...store.kept.entries()])
          if (value instanceof Promise || which(value, key)) store.kept.delete(key);
    }, 'first');
    app.cluster.onGap(() => {
      store.epoch += 1;
      store.kept.clear();
    }, 'first');
    return store;
  });

  /** The cached value, if still valid. */
  function find(app: App, key: Key): Promise<Value> | Value | undefined {
    const known = storeOf(app).kept.get(key);
    if (!known || known.until <= Date.now() || (forgets && !app.cluster.isListening()))
      return undefined;
    return known.value;
  }

  return {
    /** A value that has been loaded; undefined while it is loading. */
    peek: (app: App, key: Key): Value | undefined => {
      const value = find(app, key);
      return value instanceof Promise ? undefined : value;
    },
    get: async (app: App, key: Key, load: () => Promise<Value>): Promise<Value> => {
      const known = find(app, key);
      if (known !== undefined) return known;
      const store = storeOf(app);
      const began = store.epoch;
      const until = Date.now() + maxAge;
      const loading = load();
      if (isShared) {
        const mine = { value: loading, until };
        store.kept.set(key, mine);
        // A failed load is not cached: the next caller tries again.
        loading.catch(() => store.kept.get(key) === mine && store.kept.delete(key));
        return loading;
      }
      const value = await loading;
      // Something changed during the load: used this once, but not cached. The same for what was not found.
      if (began === store.epoch && value !== undefined) store.kept.set(key, { value, until });
      return value;
    },
    forget: (app: App, key: Key): void => storeOf(app).kept.delete(key),
  };
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Browser storage that never throws: if it is blocked or full, values last as long as the page. */
function lenient(open: () => Storage): Storage {
  const spare = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(open());
    } catch {
      return null;
    }
  };
  const removeItem = (key: string): void => {
    spare.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    getItem: (key) => spare.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      spare.delete(key);
      attempt((storage) => storage.setItem(key, value));
      if (attempt((storage) => storage.getItem(key)) === value) return;
      // An old value that could not be replaced would come back at the next reload.
      removeItem(key);
      spare.set(key, value);
    },
    removeItem,
  };
}

export const lasting = lenient(() => window.localStorage);
export const passing = lenient(() => window.sessionStorage);

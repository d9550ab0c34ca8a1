import type { Patches } from 'mutative';
import { randomKey } from '#browser/random-key.ts';
import { walk } from './history.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Base<D> = { version: number; page: D };

const noShelf: DraftStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new Error('There is no storage.');
  },
};
/** Local storage; if it is blocked, a stand-in that stores nothing. */
export function browserStorage(): DraftStorage {
  try {
    return window.localStorage;
  } catch {
    return noShelf;
  }
}

/** Unsaved changes in the browser: each change is appended to the page it applies to. */
export type Journal<D> = {
  /** Appends a change; false if the browser has no room. */
  note: (patches: Patches) => boolean;
  /** The page up to these changes has been saved: only later ones are kept. */
  settle: (base: Base<D>, first: number) => void;
  /** The number of changes kept. */
  count: () => number;
};

/** A page as it was left, and its previous state. */
export type Left<D> = { name: string; base: Base<D>; mine: D };

/** The owner of the journal: other users of the same browser have their own. Labels are `label:7`. */
const placeOf = (owner: string, id: number | string) => `designer:${owner}:${id}:`;
const partOf = (name: string, at: number) => `${name}:${at}`;

export function openJournal<D>(
  owner: string,
  id: number | string,
  start: Base<D>,
  storage: DraftStorage,
): Journal<D> {
  const name = placeOf(owner, id) + randomKey();
  let base = start;
  let changes: Patches[] = [];

  const attempt = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      // No room or no storage: the page is saved as usual, only not kept here.
      return false;
    }
  };
  const write = (from: number) =>
    attempt(() => {
      if (from === 0) storage.setItem(name, JSON.stringify({ ...base, time: Date.now() }));
      changes
        .slice(from)
        .forEach((one, at) => storage.setItem(partOf(name, from + at), JSON.stringify(one)));
    });

  // Another window may have saved and removed the journal.
  const isKept = (at: number) => {
    let found: string | null = null;
    attempt(() => {
      found = storage.getItem(partOf(name, at));
    });
    return found !== null;
  };

  return {
    note: (patches) => {
      changes.push(patches);
      const before = changes.length - 2;
      return write(before >= 0 && isKept(before) ? before + 1 : 0);
    },
    settle: (next, first) => {
      attempt(() => dropJournal(name, storage));
      base = next;
      changes = changes.slice(first);
      if (changes.length > 0) write(0);
    },
    count: () => changes.length,
  };
}

const longestKept = 30 * 24 * 3_600_000;

/** The unsaved changes of a page, oldest first; unreadable ones are removed. */
export function leftBehind<D extends object>(
  owner: string,
  id: number | string,
  storage: DraftStorage,
): Left<D>[] {
  const place = placeOf(owner, id);
  const found: (Left<D> & { time: number })[] = [];
  for (const name of namesIn(storage)) {
    if (!name.startsWith(place) || name.slice(place.length).includes(':')) continue;
    try {
      const { time, ...base } = JSON.parse(storage.getItem(name) ?? '') as Base<D> & {
        time: number;
      };
      const changes = changesOf(name, storage);
      if (changes.length === 0 || Date.now() - time > longestKept) throw new Error('Nothing left.');
      found.push({ name, base, mine: walk(base.page, changes), time });
    } catch {
      dropJournal(name, storage);
    }
  }
  return found.toSorted((one, other) => one.time - other.time);
}

export function dropJournal(name: string, storage: DraftStorage): void {
  for (const key of namesIn(storage))
    if (key === name || key.startsWith(`${name}:`)) storage.removeItem(key);
}

function changesOf(name: string, storage: DraftStorage): Patches[] {
  const changes: Patches[] = [];
  for (;;) {
    const text = storage.getItem(partOf(name, changes.length));
    if (text === null) return changes;
    changes.push(JSON.parse(text) as Patches);
  }
}

function namesIn(storage: DraftStorage): string[] {
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    return [];
  }
}

import type { Patches } from 'mutative';
import type { PageDocument } from '#blocks/kit/document.ts';
import { randomKey } from '#admin/app/random-key.ts';
import { walk } from './history.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Base = { version: number; page: PageDocument };

const noShelf: DraftStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new Error('There is no storage.');
  },
};
/** The browser's storage; where it is blocked, one that keeps nothing. */
export function browserStorage(): DraftStorage {
  try {
    return window.localStorage;
  } catch {
    return noShelf;
  }
}

/** What was not saved yet, kept by the browser: each change as it is made, behind the page it was made to. */
export type Journal = {
  /** Keeps one more change; false where the browser has no room for it. */
  note: (patches: Patches) => boolean;
  /** The page up to its first changes has been saved: what came after them is all there is to keep. */
  settle: (base: Base, first: number) => void;
  /** How many changes are kept. */
  count: () => number;
};

/** A page as somebody left it, and what it was before. */
export type Left = { name: string; base: Base; mine: PageDocument };

/** Whose page: another person on the same browser has other journals. */
const placeOf = (owner: string, id: number) => `designer:${owner}:${id}:`;
const partOf = (name: string, at: number) => `${name}:${at}`;

export function openJournal(
  owner: string,
  id: number,
  start: Base,
  storage: DraftStorage,
): Journal {
  const name = placeOf(owner, id) + randomKey();
  let base = start;
  let changes: Patches[] = [];

  const attempt = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      // No room, or no storage at all: the page is saved as ever, only not kept here meanwhile.
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

  // Another window may have saved what was kept, and taken it away. Asked by a change, which is small.
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

/** What was left unsaved of a page, the oldest first; what cannot be read any more is thrown away. */
export function leftBehind(owner: string, id: number, storage: DraftStorage): Left[] {
  const place = placeOf(owner, id);
  const found: (Left & { time: number })[] = [];
  for (const name of namesIn(storage)) {
    if (!name.startsWith(place) || name.slice(place.length).includes(':')) continue;
    try {
      const { time, ...base } = JSON.parse(storage.getItem(name) ?? '') as Base & { time: number };
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

import { useSession } from './session.ts';
import { passing } from '#browser/storage.ts';

const storageKey = 'drafts';

/** The unsaved values of a form, and the row they are based on. */
export type Draft = {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
  version: number;
};
type DraftStorage = Record<string, Record<string, Draft>>;

/** The owner of drafts: other users of the same browser have their own. */
export function draftOwner(): string {
  const { type, user } = useSession.getState();
  return `${type}:${user?.id ?? ''}`;
}

/** The storage key of a record's draft; without an id that of a new record. */
export const draftPlace = (resource: string, id: number | undefined): string =>
  `${resource}:${id ?? 'add'}`;

export function readDraft(owner: string, place: string): Draft | null {
  const draft = read()[owner]?.[place];
  const isWhole = isObject(draft?.values) && isObject(draft.base);
  return isWhole && typeof draft.version === 'number' ? draft : null;
}

export function keepDraft(owner: string, place: string, draft: Draft): void {
  const storage = read();
  write({ ...storage, [owner]: { ...storage[owner], [place]: draft } });
}

export function dropDraft(owner: string, place: string): void {
  const storage = read();
  if (!storage[owner] || !Object.hasOwn(storage[owner], place)) return;
  const { [place]: _dropped, ...rest } = storage[owner];
  write({ ...storage, [owner]: rest });
}

export const hasDrafts = (owner: string): boolean => Object.keys(read()[owner] ?? {}).length > 0;

export function dropDrafts(owner: string): void {
  const { [owner]: _dropped, ...rest } = read();
  write(rest);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(): DraftStorage {
  try {
    const found = JSON.parse(passing.getItem(storageKey) ?? '{}') as unknown;
    return isObject(found) ? (found as DraftStorage) : {};
  } catch {
    return {};
  }
}

function write(storage: DraftStorage): void {
  const filled = Object.entries(storage).filter(([, drafts]) => Object.keys(drafts).length > 0);
  if (filled.length === 0) passing.removeItem(storageKey);
  else passing.setItem(storageKey, JSON.stringify(Object.fromEntries(filled)));
}

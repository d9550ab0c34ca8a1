import type { StoreApi } from 'zustand/vanilla';
import { passing } from '#browser/storage.ts';
import { noHistory, walk, wayTo, type History } from './history.ts';

type Kept = History & {
  /** The version of the document that the steps lead to. */
  version: number;
};
type Storage = Pick<typeof passing, 'getItem' | 'setItem' | 'removeItem'>;

const mostSteps = 200;
/** A browser keeps about five million characters for all tabs of a site. */
const mostCharacters = 500_000;

const placeOf = (owner: string, key: number | string) => `designer-history:${owner}:${key}`;

/** The last steps: earlier ones can no longer be undone. */
function shortened({ steps, at }: History): History {
  const gone = Math.max(0, Math.min(at, steps.length - mostSteps));
  return { steps: steps.slice(gone), at: at - gone };
}

/** Keeps the history of a saved document in this tab, so that a reload can undo what was done before. */
export function keepHistory(
  owner: string,
  key: number | string,
  version: number,
  history: History,
  storage: Storage = passing,
): void {
  const place = placeOf(owner, key);
  const text = JSON.stringify({ version, ...shortened(history) } satisfies Kept);
  if (history.steps.length === 0 || text.length > mostCharacters) storage.removeItem(place);
  else storage.setItem(place, text);
}

/** Takes up the kept history, if the document is still the one that its steps lead to. */
export function takeUpHistory(
  owner: string,
  key: number | string,
  { version, page }: { version: number; page: object },
  history: StoreApi<History>,
  storage: Storage = passing,
): void {
  const text = storage.getItem(placeOf(owner, key));
  if (text === null) return;
  try {
    const { version: of, steps, at } = JSON.parse(text) as Kept;
    if (of !== version) return;
    // All of it can be walked, back and forth, or none of it is offered.
    const first = walk(page, wayTo({ steps, at }, 0));
    walk(first, wayTo({ steps, at: 0 }, steps.length));
    history.setState({ steps, at }, true);
  } catch {
    history.setState(noHistory, true);
  }
}

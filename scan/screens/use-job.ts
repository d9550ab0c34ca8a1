import { useCallback, useEffect, useRef, useState } from 'react';
import { beep } from '#browser/beep.ts';
import { randomKey } from '#browser/random-key.ts';
import { withoutLink } from '#contract/codes/short-link.ts';
import { gatheredLimits, type GatheredAction } from '#contract/features/scan/gathered/limits.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { sayNow } from '../app/language.ts';
import { onQueueChange } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import type { BatchItem, Database } from '../queue/database.ts';

/** What the last scan came to. */
export type Said = { tone: 'good' | 'bad'; text: string } | null;

/** How the open jobs and groups are named in the database. */
export const nameOf = (kind: 'job' | 'group', owner: string, action: string, target: string) =>
  `${kind}:${owner}:${action}:${target}`;

const longest = 512;

/** What a scanner typed or a camera read, without the link around one of our codes; null: none of ours. */
export function readCode(text: string): string | null {
  const code = withoutLink(text.trim());
  return code === '' || code.length > longest ? null : code;
}

/** A new item of this account and sign-in, at this moment. */
export function newItem(
  job: string,
  action: GatheredAction,
  codes: string[],
  more: Partial<BatchItem> = {},
) {
  const { who, work } = useApp.getState();
  return {
    owner: who!.owner,
    job,
    gathered_by: work?.gathered_by ?? null,
    item: { client_id: randomKey(), action, codes, at: new Date().toISOString(), ...more },
  };
}

/** Tells a result by sound, vibration, colour and words. */
export function useSaid() {
  const [said, setSaid] = useState<Said>(null);
  const tell = useCallback((tone: 'good' | 'bad', text: Text, params?: TextParams) => {
    setSaid({ tone, text: sayNow(text, params) });
    beep(tone);
  }, []);
  return { said, setSaid, tell };
}

/** Reads something from the database, and again whenever the queue changes. */
export function useKept<T>(read: (database: Database) => Promise<T>, key: string): T | null {
  const database = useApp((state) => state.database);
  const [found, setFound] = useState<{ key: string; value: T } | null>(null);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  }, [read]);
  useEffect(() => {
    if (!database) return undefined;
    let isOver = false;
    const look = () =>
      void reader.current(database).then((value) => {
        if (!isOver) setFound({ key, value });
      });
    look();
    const stop = onQueueChange(look);
    return () => {
      isOver = true;
      stop();
    };
  }, [database, key]);
  return found?.key === key ? found.value : null;
}

/** Runs one after another, so that two quick scans never overtake each other. */
export function useTurns() {
  const turn = useRef(Promise.resolve());
  return useCallback((act: () => Promise<void>) => {
    turn.current = turn.current.then(act).catch(() => undefined);
    return turn.current;
  }, []);
}

export const mostCodes = gatheredLimits.codes;

import { lasting } from '#browser/storage.ts';
import * as z from 'zod';
import { starred } from '#contract/features/dashboard/find/contract.ts';
import type { Thing } from './things.ts';

export type Kept = { recent: readonly Thing[]; starred: readonly Thing[] };

const mostRecent = 8;
const keptSchema = z.object({ recent: z.array(starred) });

/** What a user has opened stays on their computer, each user's apart; what they starred is on the server. */
const keyOf = (owner: string) => `found:${owner}`;

export function readRecent(owner: string): Thing[] {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(lasting.getItem(keyOf(owner)) ?? ''));
    if (parsed.success) return parsed.data.recent;
  } catch {
    // Nothing is kept yet, or what is there is not ours.
  }
  return [];
}

export function keepRecent(owner: string, opened: Thing): void {
  const others = readRecent(owner).filter(({ path }) => path !== opened.path);
  const recent = [opened, ...others].slice(0, mostRecent);
  lasting.setItem(keyOf(owner), JSON.stringify({ recent }));
}

import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { onePerServer } from '#server/cache.ts';

/** How many calls to one address run at once on a node; one that failed last time is tried with one. */
const mostAtOnce = 3;
const longestWait = 500;
/** A call that takes longer than this is not waited for. */
const slowAfter = 1_000;

/** When the calls that are running now began, by webhook. */
const running = onePerServer((_app: App) => new Map<number, number[]>());

/**
 * Lets a call begin, and gives what ends it; null while the address is too slow for another one. So a slow address
 * takes few of the calls that run at once, and others go on.
 */
export async function takeTurn(
  app: App,
  { webhook, failures }: { webhook: number; failures: number },
): Promise<(() => void) | null> {
  const calls = running(app);
  const most = failures > 0 ? 1 : mostAtOnce;
  const until = Date.now() + longestWait;
  for (;;) {
    const mine = calls.get(webhook) ?? [];
    const now = Date.now();
    if (mine.length < most) {
      calls.set(webhook, [...mine, now]);
      return () => leave(calls, webhook, now);
    }
    if (now >= until || mine.some((began) => began < now - slowAfter)) return null;
    await wait(20);
  }
}

function leave(calls: Map<number, number[]>, webhook: number, began: number): void {
  const left = [...(calls.get(webhook) ?? [])];
  left.splice(left.indexOf(began), 1);
  if (left.length > 0) calls.set(webhook, left);
  else calls.delete(webhook);
}

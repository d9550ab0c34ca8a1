import { setTimeout as pause } from 'node:timers/promises';
import { clearLeftovers } from '#server/database/embedded/leftovers.ts';
import { pruneLogs } from '#server/database/embedded/logs.ts';
import type { Place } from '#server/database/embedded/place.ts';
import { type Running, supervise } from '#server/database/embedded/supervise.ts';
import { leastFree, spaceOf } from '#server/storage/space.ts';

/** How long to wait after the first, second … failure in a row; after the last one the keeper gives up. */
const waits = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A server that ran this long had started well. */
const stable = 60_000;
const lookForRoomEvery = 1_000;

interface Wishes {
  fast: boolean;
  report: (line: string) => void;
  lost: (sentence: string) => void;
}

/** Starts the server again, on the same port, whenever it dies. Returns what stops it for good. */
export function keepRunning(
  first: Running,
  place: Place,
  wishes: Wishes,
  release: () => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;
  // Ends at once when the server is stopped.
  const wait = (time: number) =>
    pause(time, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
  pruneLogs(place.log);
  const pruning = setInterval(() => pruneLogs(place.log), 3_600_000);
  pruning.unref();
  let running = first;

  async function keep(): Promise<void> {
    let failures = 0;
    let reason = 'it ended by itself';
    while (!isStopped()) {
      const since = Date.now();
      await running.ended;
      if (isStopped()) return;
      wishes.report(
        `The database has ended unexpectedly and is started again; its log is in ${place.log}.`,
      );
      if (Date.now() - since > stable) failures = 0;
      for (let isUp = false; !isUp;) {
        if (failures === waits.length) return giveUp(reason);
        await wait(waits[failures]!);
        await waitForRoom();
        if (isStopped()) return;
        failures += 1;
        try {
          await clearLeftovers(place.data, () => undefined, true);
          running = await supervise(place, wishes, first.port);
          isUp = true;
        } catch (error) {
          reason = (error as Error).message;
        }
      }
    }
  }

  // A full disk is no failure of the server: it goes on when there is room.
  async function waitForRoom(): Promise<void> {
    for (let isTold = false; !isStopped(); isTold = true) {
      const { free } = await spaceOf(place.folder);
      if (free >= leastFree) return;
      if (!isTold) wishes.report(`The disk of ${place.folder} is full; the database waits.`);
      await wait(lookForRoomEvery);
    }
  }

  function giveUp(reason: string): void {
    wishes.lost(
      `The database in ${place.folder} ended ${waits.length} times in a row and is not started again: ` +
        `${reason.replace(/\.$/, '')}. Its log is in ${place.log}.`,
    );
  }

  const keeping = keep();
  let ending: Promise<void> | undefined;
  const end = async () => {
    stopped.abort();
    clearInterval(pruning);
    await running.stop();
    await keeping;
    // It may have been started again meanwhile.
    await running.stop();
    release();
  };
  return () => (ending ??= end());
}

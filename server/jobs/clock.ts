import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

// Nodes look every ten minutes: after a longer gap nobody knows whether time passed or the clock leapt.
const isWatched = sql<boolean>`now() - seen_time between interval '-1 minute' and interval '25 minutes'`;

/** Looks at the database's clock; a leap, or a time in which nobody looked, makes it distrusted for some hours. */
export async function watchClock(_needs: object, tx: Tx): Promise<void> {
  await sql`update clock_watch set seen_time = now(),
    steady_since = case when ${isWatched} then steady_since else now() end`.execute(tx);
}

/** Whether a moment has surely passed: the clock ran steadily when it came, or has done so for six hours since. */
export const surelyPassed = (moment: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (now() > ${moment} and exists (select from clock_watch
    where ${isWatched} and (steady_since <= ${moment} or steady_since <= now() - interval '6 hours')))`;

/**
 * Brings jobs back to the present that a wrong clock put into the future: those to be run at once or tried again soon.
 * What somebody scheduled for later stays where it is.
 */
export async function bringJobsBack(_needs: object, tx: Tx): Promise<void> {
  await sql`update job set run_after = now()
    where state in ('waiting', 'running') and run_after > now() + interval '1 hour'
      and (attempts > 0 or run_after <= create_time)`.execute(tx);
}

import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { readConfiguration } from '../configuration/configuration.ts';
import { systemActor, transact, type Database, type Tx } from '../database/database.ts';
import { sweptAtOnce, type Sweep } from '../database/sweep.ts';
import type { JobKind, Jobs } from './jobs.ts';

const askEvery = 600_000;

/** One sweep after the other, each step a short transaction; retention settings are read at every step. */
export const makeRetentionJob = (sweeps: readonly Sweep[]): JobKind => ({
  kind: 'retention.sweep',
  run: async (job) => {
    let at = Number(job.cursor?.at ?? 0);
    for (let isOver = false; !isOver;)
      await job.step(async (tx) => {
        const kept = await readConfiguration(tx, 'retention');
        if (at === 0) await sql`call make_months_ahead()`.execute(tx);
        const swept = (await sweeps[at]?.(tx, kept)) ?? 0;
        if (swept < sweptAtOnce) at += 1;
        isOver = at >= sweeps.length;
        return { cursor: { at }, done: at, total: sweeps.length };
      });
  },
});

/** A recurring task of every node; all run in one transaction. */
export type Chore<Needs> = (needs: Needs, tx: Tx) => Promise<void>;

/**
 * Queues a job unless one of its kind ended within the time; the unique key joins those of several nodes. An end in the
 * future was written by a wrong clock and does not count.
 */
export const every =
  (time: string, kind: string, uniqueKey: string): Chore<{ jobs: Jobs }> =>
  async ({ jobs }, tx) => {
    const recent = await tx
      .selectFrom('job')
      .select('id')
      .where('kind', '=', kind)
      .where('end_time', '>', sql<Date>`now() - ${time}::interval`)
      .where('end_time', '<', sql<Date>`now() + interval '1 minute'`)
      .limit(1)
      .executeTakeFirst();
    if (!recent) await jobs.add(tx, { kind, uniqueKey });
  };
export const everyHour = (kind: string, uniqueKey: string) => every('1 hour', kind, uniqueKey);

type Scheduling = { database: Database; log: FastifyBaseLogger };

/** Runs the recurring tasks now and every ten minutes until it is stopped. */
export function scheduleChores<Needs extends Scheduling>(
  needs: Needs,
  chores: readonly Chore<Needs>[],
): () => void {
  const ask = () =>
    void transact(needs.database.main, systemActor, async (tx) => {
      for (const chore of chores) await chore(needs, tx);
    }).catch((error: unknown) => needs.log.warn({ err: error }, 'cannot ask for a sweep'));
  ask();
  const timer = setInterval(ask, askEvery);
  timer.unref();
  return () => clearInterval(timer);
}

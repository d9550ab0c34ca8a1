import { sql } from 'kysely';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { App } from '../app.ts';
import type { JobKind } from './jobs.ts';

const sweepEvery = 600_000;
const batch = 5_000;

// What is no longer needed, and how long it is kept. Batches keep locks short.
const sweeps: [name: string, run: (tx: Tx) => Promise<{ numAffectedRows?: bigint }>][] = [
  [
    'session',
    (tx) =>
      sql`delete from session where token_hash in (select token_hash from session where expire_time < now() limit ${batch})`.execute(
        tx,
      ),
  ],
  [
    'captcha',
    (tx) =>
      sql`delete from captcha where key in (select key from captcha where expire_time < now() limit ${batch})`.execute(
        tx,
      ),
  ],
  [
    'sms_code',
    (tx) =>
      sql`delete from sms_code where mobile_index in (select mobile_index from sms_code where expire_time < now() - interval '1 day' limit ${batch})`.execute(
        tx,
      ),
  ],
  [
    'throttle',
    (tx) =>
      sql`delete from throttle where subject in (select subject from throttle where expire_time < now() limit ${batch})`.execute(
        tx,
      ),
  ],
  [
    'idempotency',
    (tx) =>
      sql`delete from idempotency where (scope, key) in (select scope, key from idempotency where create_time < now() - interval '1 day' limit ${batch})`.execute(
        tx,
      ),
  ],
  [
    'sms_message',
    (tx) =>
      sql`delete from sms_message where id in (select id from sms_message where create_time < now() - interval '30 days' limit ${batch})`.execute(
        tx,
      ),
  ],
  [
    'job',
    (tx) =>
      sql`delete from job where id in (select id from job where end_time < now() - interval '30 days' limit ${batch})`.execute(
        tx,
      ),
  ],
  ['node', (tx) => sql`delete from node where seen_time < now() - interval '1 hour'`.execute(tx)],
];

export const retentionJob: JobKind = {
  kind: 'retention.sweep',
  run: async (job) => {
    let done = Number(job.cursor?.done ?? 0);
    for (let at = Number(job.cursor?.at ?? 0); at < sweeps.length;) {
      const [, sweep] = sweeps[at]!;
      let next = { at, done };
      await job.step(async (tx) => {
        const affected = Number((await sweep(tx)).numAffectedRows ?? 0);
        next = { at: affected < batch ? at + 1 : at, done: done + affected };
        return { cursor: next, done: next.at, total: sweeps.length };
      });
      ({ at, done } = next);
    }
  },
};

/** Every node asks for a sweep now and then; the unique key makes it one. */
export function scheduleRetention(app: App): () => void {
  const ask = () =>
    void transact(app.database.main, systemActor, async (tx) => {
      const recent = await tx
        .selectFrom('job')
        .select('id')
        .where('kind', '=', retentionJob.kind)
        .where('end_time', '>', sql<Date>`now() - interval '1 hour'`)
        .limit(1)
        .executeTakeFirst();
      if (!recent) await app.jobs.add(tx, { kind: retentionJob.kind, uniqueKey: 'sweep' });
    }).catch((error: unknown) => app.log.warn({ err: error }, 'cannot ask for a sweep'));
  ask();
  const timer = setInterval(ask, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}

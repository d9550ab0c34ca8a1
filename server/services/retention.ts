import { sql } from 'kysely';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { App } from '../app.ts';
import { sealJob } from '../events/seal.ts';
import { filesJob } from '../files/sweep.ts';
import type { JobKind } from './jobs.ts';

const sweepEvery = 600_000;
const batch = 5_000;

type Sweep = { table: string; key: string[]; when: string };

/** What is no longer needed, and how long it is kept. */
const sweeps: Sweep[] = [
  { table: 'session', key: ['token_hash'], when: 'expire_time < now()' },
  { table: 'captcha', key: ['key'], when: 'expire_time < now()' },
  { table: 'sms_code', key: ['mobile_index'], when: `expire_time < now() - interval '1 day'` },
  { table: 'throttle', key: ['subject'], when: 'expire_time < now()' },
  { table: 'idempotency', key: ['scope', 'key'], when: `create_time < now() - interval '1 day'` },
  { table: 'page_draft_link', key: ['company_id', 'id'], when: 'expire_time < now()' },
  { table: 'sms_message', key: ['id'], when: `create_time < now() - interval '30 days'` },
  { table: 'job', key: ['id'], when: `end_time < now() - interval '30 days'` },
  { table: 'node', key: ['id'], when: `seen_time < now() - interval '1 hour'` },
];

/** One batch, so that locks stay short. */
async function sweepOnce(tx: Tx, { table, key, when }: Sweep): Promise<number> {
  const from = sql.table(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const old = sql`select ${columns} from ${from} where ${sql.raw(when)} limit ${batch}`;
  const swept = await sql`delete from ${from} where (${columns}) in (${old})`.execute(tx);
  return Number(swept.numAffectedRows ?? 0);
}

export const retentionJob: JobKind = {
  kind: 'retention.sweep',
  run: async (job) => {
    for (let at = Number(job.cursor?.at ?? 0); at < sweeps.length;) {
      let next = at;
      await job.step(async (tx) => {
        const swept = await sweepOnce(tx, sweeps[at]!);
        next = swept < batch ? at + 1 : at;
        return { cursor: { at: next }, done: next, total: sweeps.length };
      });
      at = next;
    }
  },
};

/** Every node asks for sweeps now and then; the unique key makes each of them one. */
export function scheduleRetention(app: App): () => void {
  const askFor = async (tx: Tx, kind: string, uniqueKey: string) => {
    const recent = await tx
      .selectFrom('job')
      .select('id')
      .where('kind', '=', kind)
      .where('end_time', '>', sql<Date>`now() - interval '1 hour'`)
      .limit(1)
      .executeTakeFirst();
    if (!recent) await app.jobs.add(tx, { kind, uniqueKey });
  };
  const ask = () =>
    void transact(app.database.main, systemActor, async (tx) => {
      await askFor(tx, retentionJob.kind, 'sweep');
      await askFor(tx, filesJob.kind, 'sweep files');
      await askFor(tx, sealJob.kind, 'seal events');
    }).catch((error: unknown) => app.log.warn({ err: error }, 'cannot ask for a sweep'));
  ask();
  const timer = setInterval(ask, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}

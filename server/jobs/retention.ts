import { sql } from 'kysely';
import type { Configuration } from '#contract/configuration.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { App } from '../app.ts';
import { sealJob } from '../events/seal.ts';
import { filesJob } from '../files/sweep.ts';
import { resumeErasures } from '../members/erase-job.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { JobKind } from './jobs.ts';
import { shortenOutbox } from '../messages/outbox.ts';

const sweepEvery = 600_000;
const batch = 5_000;

type Sweep = { table: string; key: string[]; when: string };
type Kept = Configuration['retention'];

const older = (column: string, days: number) =>
  `${column} < now() - make_interval(days => ${Math.trunc(days)})`;

/** What is no longer needed, and how long it is kept; see docs/decisions/retention.md. */
const sweepsOf = (kept: Kept): Sweep[] => [
  { table: 'session', key: ['token_hash'], when: 'expire_time < now()' },
  { table: 'captcha', key: ['key'], when: 'expire_time < now()' },
  { table: 'sms_code', key: ['mobile_index'], when: `expire_time < now() - interval '1 day'` },
  { table: 'throttle', key: ['subject'], when: 'expire_time < now()' },
  { table: 'idempotency', key: ['scope', 'key'], when: `create_time < now() - interval '1 day'` },
  { table: 'page_draft_link', key: ['company_id', 'id'], when: 'expire_time < now()' },
  { table: 'sms_message', key: ['id'], when: older('create_time', kept.sms_message) },
  { table: 'notice', key: ['id'], when: older('create_time', kept.notice) },
  { table: 'job', key: ['id'], when: older('end_time', kept.job) },
  { table: 'node', key: ['id'], when: `seen_time < now() - interval '1 hour'` },
];
/** Logs are the owner's to shorten: it does so by months, and by rows where a month is not over. */
const logs = ['operation_log', 'login_log'] as const;

/** One batch, so that locks stay short. */
async function sweepOnce(tx: Tx, { table, key, when }: Sweep): Promise<number> {
  const from = sql.table(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const old = sql`select ${columns} from ${from} where ${sql.raw(when)} limit ${batch}`;
  const swept = await sql`delete from ${from} where (${columns}) in (${old})`.execute(tx);
  return Number(swept.numAffectedRows ?? 0);
}

async function sweepLogOnce(tx: Tx, log: (typeof logs)[number], days: number): Promise<number> {
  const swept = await sql<{
    rows: number;
  }>`select sweep_log(${log}, ${days}, ${batch}) as rows`.execute(tx);
  return swept.rows[0]!.rows;
}

/** One step after the other, each a short transaction; days are read anew at every step. */
export const retentionJob: JobKind = {
  kind: 'retention.sweep',
  run: async (job) => {
    let at = Number(job.cursor?.at ?? 0);
    for (let isOver = false; !isOver;)
      await job.step(async (tx) => {
        const kept = await readConfiguration(tx, 'retention');
        if (at === 0) await sql`call make_months_ahead()`.execute(tx);
        const steps = [
          ...sweepsOf(kept).map((sweep) => () => sweepOnce(tx, sweep)),
          ...logs.map((log) => () => sweepLogOnce(tx, log, kept[log])),
        ];
        const swept = (await steps[at]?.()) ?? 0;
        if (swept < batch) at += 1;
        isOver = at >= steps.length;
        return { cursor: { at }, done: at, total: steps.length };
      });
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
  const ask = () => {
    void transact(app.database.main, systemActor, async (tx) => {
      await askFor(tx, retentionJob.kind, 'sweep');
      await askFor(tx, filesJob.kind, 'sweep files');
      await askFor(tx, sealJob.kind, 'seal events');
      await resumeErasures(app, tx);
    }).catch((error: unknown) => app.log.warn({ err: error }, 'cannot ask for a sweep'));
    lookAtOutbox();
  };
  // Each node has an outbox of its own.
  const lookAtOutbox = () =>
    void sweepOutbox(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'cannot shorten the outbox'),
    );
  app.cluster.subscribe(({ topic }) => {
    if (topic === 'outbox') lookAtOutbox();
  });
  ask();
  const timer = setInterval(ask, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}

async function sweepOutbox(app: App): Promise<void> {
  const { sms_message: days } = await transact(app.database.main, systemActor, (tx) =>
    readConfiguration(tx, 'retention'),
  );
  await shortenOutbox(app.settings.DATA_DIR, days, (ids) =>
    transact(app.database.main, systemActor, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from sms_message where id = any(${ids}::bigint[])`.execute(tx);
      return new Set(rows.map(({ id }) => id));
    }),
  );
}

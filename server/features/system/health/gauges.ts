import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { App } from '#server/app.ts';
import { systemActor, transactReading } from '#server/database/database.ts';
import { readScans, readWork } from './queries.ts';

/** Prometheus asks for all gauges at once: they share what was read. */
const validFor = 1_000;

type Sample = { labels: Record<string, string>; value: number };

/** Gauges of what the health page shows, read whenever Prometheus asks. */
export function watchHealth(app: App): void {
  const facts = sharing(() =>
    transactReading(app.database.main, systemActor, async (tx) => ({
      scans: await readScans(tx),
      work: await readWork(tx),
      lanes: (
        await sql<{ lane: string; state: string; jobs: number; waits: number }>`
          select lane, state, count(*) as jobs,
            coalesce(extract(epoch from now() - min(run_after) filter (where run_after <= now())), 0)::float as waits
          from job where state in ('waiting', 'running', 'failed') group by lane, state`.execute(tx)
      ).rows,
    })),
  );
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<Sample[]> | Sample[],
  ) =>
    new Gauge({
      name: `suyuan_${name}`,
      help,
      labelNames,
      registers: [app.metrics.registry],
      async collect() {
        const samples = await Promise.resolve(read()).catch(() => []);
        // A database that is away leaves no figures, rather than old ones.
        this.reset();
        for (const { labels, value } of samples) this.set(labels, value);
      },
    });
  const one = (value: number): Sample[] => [{ labels: {}, value }];

  gauge('scans_unprocessed', 'Scans that no rule has looked at yet', [], async () =>
    one((await facts()).scans.behind),
  );
  gauge('scans_lag_seconds', 'Age of the oldest of them', [], async () =>
    one((await facts()).scans.lag_ms / 1_000),
  );
  gauge('jobs', 'Background jobs by lane and state', ['lane', 'state'], async () =>
    (await facts()).lanes.map(({ lane, state, jobs }) => ({
      labels: { lane, state },
      value: jobs,
    })),
  );
  gauge('job_wait_seconds', 'How long the oldest due job of a lane waits', ['lane'], async () =>
    (await facts()).lanes
      .filter(({ state }) => state === 'waiting')
      .map(({ lane, waits }) => ({ labels: { lane }, value: waits })),
  );
  gauge('messages', 'SMS and mail by state', ['kind', 'state'], async () => {
    const { work } = await facts();
    return [
      { labels: { kind: 'sms', state: 'waiting' }, value: work.sms_waiting },
      { labels: { kind: 'sms', state: 'failed' }, value: work.sms_failed },
      { labels: { kind: 'mail', state: 'waiting' }, value: work.mail_waiting },
      { labels: { kind: 'mail', state: 'failed' }, value: work.mail_failed },
    ];
  });
  gauge('database_connections', 'Connections by pool and state', ['pool', 'state'], () =>
    app.database.poolUse().flatMap(({ pool, busy, idle }) => [
      { labels: { pool, state: 'busy' }, value: busy },
      { labels: { pool, state: 'idle' }, value: idle },
    ]),
  );
  gauge('database_waiting', 'Callers that wait for a connection, by pool', ['pool'], () =>
    app.database.poolUse().map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
  );
  const { replica } = app.database;
  if (!replica) return;
  gauge('replica_up', 'Whether the replica answers', [], () =>
    one(replica.state() === 'away' ? 0 : 1),
  );
  gauge('replica_lag_seconds', 'How far the replica is behind', [], () =>
    one(replica.lag() / 1_000),
  );
}

function sharing<T>(read: () => Promise<T>): () => Promise<T> {
  let known: { value: Promise<T>; until: number } | null = null;
  return () => {
    if (!known || known.until <= Date.now())
      known = { value: read(), until: Date.now() + validFor };
    return known.value;
  };
}

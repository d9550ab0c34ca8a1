import { hash } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { NodeFacts } from '#contract/features/system/health/contract.ts';
import { version } from '../../package.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { placesDate } from '../places.ts';
import type { Settings } from '../settings.ts';
import { spaceOf } from '../storage/space.ts';
import type { Storage } from '../storage/storage.ts';
import type { Cluster } from './cluster.ts';
import { untrustedProxyOf } from './untrusted-proxy.ts';

const tellEvery = 5_000;

type Needs = {
  database: Database;
  cluster: Cluster;
  metrics: Metrics;
  settings: Settings;
  storage: Storage;
  log: FastifyBaseLogger;
};

/** Publishes the status of this node for the service health page. */
export function tellFacts(app: Needs): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const started = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  // Only compared; the place itself is nobody's business.
  const storage = hash('sha256', app.storage.identity, 'hex').slice(0, 16);
  let isApart = false;
  const tell = async () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { free } = await spaceOf(app.settings.DATA_DIR);
    app.metrics.diskFree.set(free);
    const facts: NodeFacts = {
      start_time: started,
      version,
      host: hostname(),
      process: process.pid,
      memory: rss,
      heap: heapUsed,
      // The histogram measures the whole interval between samples, including its twenty milliseconds.
      delay: Math.max(0, Math.round(delay.percentile(99) / 1e6) - 20),
      sockets: (await app.metrics.sockets.get()).values[0]?.value ?? 0,
      disk_free: free,
      storage,
      untrusted_proxy: untrustedProxyOf(app),
      places: placesDate(),
    };
    delay.reset();
    await app.database.sidePool
      .updateTable('node')
      .set({ facts: JSON.stringify(facts) })
      .where('id', '=', app.cluster.node)
      .execute();
    await compareStorage();
  };
  /** Two nodes that store files in folders of their own each miss what the other took. */
  async function compareStorage(): Promise<void> {
    const { rows } = await sql<{ host: string }>`
      select facts ->> 'host' as host from node
      where seen_time > now() - interval '5 seconds' and facts ->> 'storage' <> ${storage} limit 1`.execute(
      app.database.sidePool,
    );
    if (rows[0] && !isApart)
      app.log.warn(
        { other: rows[0].host },
        'another node stores its files elsewhere: give all nodes the same STORAGE_URL (S3, or a shared folder)',
      );
    isApart = rows.length > 0;
  }
  const say = () =>
    void tell().catch((error: unknown) => app.log.warn({ err: error }, 'cannot tell how it is'));
  say();
  const timer = setInterval(say, tellEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}

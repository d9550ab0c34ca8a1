import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { NodeFacts } from '#contract/features/system/health/contract.ts';
import { version } from '../../package.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Cluster } from './cluster.ts';

const tellEvery = 5_000;

type Needs = { database: Database; cluster: Cluster; metrics: Metrics; log: FastifyBaseLogger };

/** Publishes the status of this node for the service health page. */
export function tellFacts(app: Needs): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const started = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  const tell = async () => {
    const { rss, heapUsed } = process.memoryUsage();
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
    };
    delay.reset();
    await app.database.sidePool
      .updateTable('node')
      .set({ facts: JSON.stringify(facts) })
      .where('id', '=', app.cluster.node)
      .execute();
  };
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

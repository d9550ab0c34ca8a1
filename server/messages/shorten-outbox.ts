import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Cluster } from '../cluster/cluster.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { shortenOutbox } from './outbox.ts';

const shortenEvery = 600_000;

type Needs = { database: Database; settings: Settings; cluster: Cluster; log: FastifyBaseLogger };

/** Keeps this node's outbox short until it is stopped: each node has its own. */
export function keepOutboxShort(app: Needs): () => void {
  const look = () =>
    void sweepOutbox(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'cannot shorten the outbox'),
    );
  app.cluster.subscribe(({ topic }) => {
    if (topic === 'outbox') look();
  });
  look();
  const timer = setInterval(look, shortenEvery);
  timer.unref();
  return () => clearInterval(timer);
}

async function sweepOutbox({ database, settings }: Needs): Promise<void> {
  const kept = await transact(database.main, systemActor, (tx) =>
    readConfiguration(tx, 'retention'),
  );
  for (const outbox of ['sms', 'mail'] as const) {
    const table = `${outbox}_message` as const;
    const known = (ids: number[]) =>
      transact(database.main, systemActor, async (tx) => {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(tx);
        return new Set(rows.map(({ id }) => id));
      });
    await shortenOutbox(settings.DATA_DIR, outbox, { days: kept[table], known });
  }
}

import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { openDatabase, systemActor, transact } from './database/database.ts';
import { hasKey, migrate } from './database/migrate.ts';
import { chores, jobKindsOf, watchParts } from './features/background.ts';
import { endpoints } from './features/list.ts';
import type { Endpoint } from './http/endpoint.ts';
import { stopBeingReady } from './http/health.ts';
import { registerRoutes, makeServer } from './build-server.ts';
import { hasSecret, keyFile, loadSecret, makeSecrets } from './secrets.ts';
import { followScans } from './scans/follow.ts';
import { sealCompanyPhones } from './people/company-phones.ts';
import { keepPageFigures } from './pages/figures.ts';
import { seedReference } from './seed/reference.ts';
import { joinCluster } from './cluster/cluster.ts';
import { makeJobs, type JobKind } from './jobs/jobs.ts';
import { makeMetrics, serveMetrics } from './metrics/metrics.ts';
import { makePasswords } from './access/passwords.ts';
import { tellFacts } from './cluster/node-facts.ts';
import { scheduleChores } from './jobs/retention.ts';
import { keepOutboxShort } from './messages/shorten-outbox.ts';
import { makeSessions } from './access/sessions.ts';
import { makeSerialiser } from './access/serialise.ts';
import { usePlaces } from './places.ts';
import { openStorage } from './storage/open.ts';
import type { Settings } from './settings.ts';

/** How long calls that are under way may take to finish, and how long all of stopping may. */
const drainPatience = 4_000;
const stopPatience = 7_000;

export type Node = { app: App; server: FastifyInstance; port: number; stop: () => Promise<void> };
type Extras = {
  endpoints?: Endpoint[];
  jobKinds?: JobKind<App>[];
  /** Runs when services are up and before the port opens. */
  prepare?: (app: App) => Promise<void>;
};

/** Starts one node on a database: migrates it, starts services, opens the port. */
export async function startNode(
  settings: Settings,
  ownerUrl: string,
  extras: Extras = {},
): Promise<Node> {
  // A new key would open nothing of what is there, and hide that the old one is missing.
  if (!hasSecret(settings.SECRET_KEY, settings.DATA_DIR) && (await hasKey(ownerUrl)))
    throw new Error(
      `The key that this database was set up with is missing: restore ${keyFile(settings.DATA_DIR, 'secret')} ` +
        'from a backup, or set SECRET_KEY to it.',
    );
  const secrets = makeSecrets(loadSecret(settings.SECRET_KEY, settings.DATA_DIR));
  const { appUrl } = await migrate(ownerUrl, secrets);
  const server = makeServer(settings);
  usePlaces(settings.DATA_DIR, (message) => server.log.warn(message));
  const database = openDatabase(appUrl, settings.DATABASE_REPLICA_URL, settings.DATABASE_POOL);
  const cluster = await joinCluster(database.main, appUrl, server.log);
  const app: App = {
    settings,
    secrets,
    database,
    cluster,
    sessions: makeSessions(database.main, cluster),
    passwords: await makePasswords(),
    takeTurn: makeSerialiser(),
    jobs: makeJobs(database.main, cluster, server.log),
    metrics: makeMetrics(),
    storage: openStorage(settings),
    log: server.log,
  };
  const closing: (() => Promise<unknown> | void)[] = [() => cluster.close(), () => app.jobs.stop()];
  let isOpen = false;
  const stop = async () => {
    // Started now and awaited below: while calls drain, no further job step begins here.
    void app.jobs.stop();
    stopBeingReady(server);
    if (isOpen) await pause(settings.STOP_GRACE * 1_000);
    const deadline = Date.now() + stopPatience;
    for (const close of closing.toReversed())
      await Promise.race([
        close(),
        pause(Math.max(0, deadline - Date.now()), undefined, { ref: false }),
      ]);
    await database.close();
  };
  try {
    await transact(database.main, systemActor, async (tx) => {
      await seedReference(tx);
      await sealCompanyPhones(tx, secrets);
    });
    await extras.prepare?.(app);
    await registerRoutes(server, app, extras.endpoints);
    // Begun before, to end after: views of the last answers are written as well.
    closing.push(keepPageFigures(app), () => closeGently(server));
    await server.listen({ port: settings.PORT, host: settings.HOST });
    isOpen = true;
    app.jobs.start(app, [...jobKindsOf(endpoints), ...(extras.jobKinds ?? [])]);
    closing.push(
      scheduleChores(app, chores),
      keepOutboxShort(app),
      followScans(app),
      tellFacts(app),
    );
    if (settings.METRICS_PORT !== undefined) {
      watchParts(app);
      const metrics: Server = await serveMetrics(app.metrics, settings.METRICS_PORT, settings.HOST);
      closing.push(() => void metrics.close());
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  return { app, server, port, stop };
}

/** Lets running calls finish; connections still open after a while are cut. */
async function closeGently(server: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), drainPatience);
  await server.close();
  clearTimeout(patience);
}

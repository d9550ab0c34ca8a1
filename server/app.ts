import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import type { Serialise } from './access/serialise.ts';
import type { Settings } from './settings.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Passwords } from './access/passwords.ts';
import type { Sessions } from './access/sessions.ts';

/** The parts of a running server; passed to every call and job. */
export type App = {
  settings: Settings;
  secrets: Secrets;
  database: Database;
  cluster: Cluster;
  sessions: Sessions;
  passwords: Passwords;
  takeTurn: Serialise;
  jobs: Jobs;
  metrics: Metrics;
  storage: Storage;
  log: FastifyBaseLogger;
};

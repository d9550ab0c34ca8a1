import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#server/app.ts';
import { openDatabase } from '#server/database/database.ts';
import { loadSecret, makeSecrets } from '#server/secrets.ts';
import { joinCluster } from '#server/cluster/cluster.ts';
import { makeJobs } from '#server/jobs/jobs.ts';
import { openStorage } from '#server/storage/open.ts';
import { testSettings } from '#server/testing/settings.ts';
import { securityJob } from '../security/make.ts';
import { importCodesJob } from '../code-imports/job.ts';
import { makeCodesJob } from './make-codes.ts';

// A node that only makes codes, in its own process which may be killed: begins on command.
const [folder = '', url = ''] = process.argv.slice(2);
const settings = testSettings({ DATA_DIR: folder });
const secrets = makeSecrets(loadSecret(settings.SECRET_KEY, folder));
const log = { warn: console.error, info: () => undefined } as unknown as FastifyBaseLogger;
const database = openDatabase(url, undefined, 4);
const storage = openStorage(settings);
const cluster = await joinCluster(database.main, url, log);
const jobs = makeJobs(database.main, cluster, log);
process.stdin.once('data', () =>
  jobs.start({ settings, secrets, database, storage, cluster, jobs, log } as unknown as App, [
    makeCodesJob,
    importCodesJob,
    securityJob,
  ]),
);
console.log('ready');

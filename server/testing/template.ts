import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import type { App } from '../app.ts';
import { openDatabase, systemActor, transact, type Tx } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/start.ts';
import { migrate } from '../database/migrate.ts';
import { makePasswords } from '../access/passwords.ts';
import { makeSessions } from '../access/sessions.ts';
import { makeSerialiser } from '../access/serialise.ts';
import { joinCluster } from '../cluster/cluster.ts';
import { recountEveryWeek, recountJob } from '../logistics/recount-job.ts';
import { sealEveryHour, sealJob } from '../events/day-log.ts';
import { filesJob, sweepFilesEveryHour } from '../files/sweep.ts';
import { archiveEveryHour, archiveJob } from '../jobs/archive.ts';
import { makeJobs } from '../jobs/jobs.ts';
import { everyHour, makeRetentionJob, scheduleChores } from '../jobs/retention.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { loadSecret, makeSecrets } from '../secrets.ts';
import { registrationJob } from '../registration/job.ts';
import { loadDemo } from '../seed/demo.ts';
import { seedReference } from '../seed/reference.ts';
import { openStorage } from '../storage/open.ts';
import { demoPassword, template, testSettings } from './settings.ts';
import { until } from './wait.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shelf = path.join(root, '.cache', 'test-template');
/** Read by other means than imports, and yet the template is made from it. */
const alsoReads = ['server/database', 'server/seed', 'package-lock.json'];
/** The demo tells of the last days and hours, so it does not keep; the days of UTC and of China end with such a span. */
const keepsFor = 14_400_000;

/**
 * Puts a database server's folder and the storage of the demo into `folder`: copied from what an earlier run made out of
 * the same sources, or made now. What lies on the shelf is whole: it is put there by a rename, so neither a run that was
 * killed nor two at once can leave half of it.
 */
export async function prepareTemplate(folder: string): Promise<void> {
  const kept = path.join(shelf, hashSources());
  if (!existsSync(kept)) {
    await makeTemplate(folder);
    // PostgreSQL had to go elsewhere, where files cannot simply be copied.
    if (existsSync(path.join(folder, 'postgres', 'elsewhere'))) return;
    clearShelf();
    const draft = path.join(shelf, `making-${randomUUID()}`);
    mkdirSync(shelf, { recursive: true });
    copy(folder, draft);
    try {
      renameSync(draft, kept);
    } catch {
      // Somebody else was quicker; theirs is as good.
      rmSync(draft, { recursive: true, force: true });
    }
    return;
  }
  copy(kept, folder);
}

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** What was made from other sources, or was never finished; not what another run may be reading now. */
function clearShelf(): void {
  if (!existsSync(shelf)) return;
  for (const name of readdirSync(shelf)) {
    const one = path.join(shelf, name);
    if (Date.now() - statSync(one).mtimeMs > 600_000) rmSync(one, { recursive: true, force: true });
  }
}

/** Migrated, with the demo, and as it is after a clean stop. */
async function makeTemplate(folder: string): Promise<void> {
  const database = await startEmbedded({
    folder: path.join(folder, 'postgres'),
    report: () => undefined,
    fast: true,
  });
  try {
    const client = new pg.Client({ connectionString: database.url });
    // Where the rest fails, the database is stopped under it: what failed should be told, not this.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`create database ${template}`);
    const url = new URL(database.url);
    url.pathname = `/${template}`;
    await loadInto(url.href, folder);
    await client.end();
    // Every copy would have to find out by itself what its tables hold.
    const inside = new pg.Client({ connectionString: url.href });
    await inside.connect();
    await inside.query('vacuum (analyze)');
    await inside.end();
  } finally {
    await database.stop();
  }
}

/** As much of a node as the demo needs; nothing listens. */
async function loadInto(ownerUrl: string, folder: string): Promise<void> {
  const settings = testSettings({ DATA_DIR: folder });
  const secrets = makeSecrets(loadSecret(settings.SECRET_KEY, settings.DATA_DIR));
  const { appUrl } = await migrate(ownerUrl, secrets);
  const log = pino({ level: 'silent' });
  const database = openDatabase(appUrl, undefined, settings.DATABASE_POOL);
  const cluster = await joinCluster(database.main, appUrl, log);
  const app: App = {
    settings,
    secrets,
    database,
    cluster,
    sessions: makeSessions(database.main, cluster),
    passwords: await makePasswords(),
    takeTurn: makeSerialiser(),
    jobs: makeJobs(database.main, cluster, log),
    metrics: makeMetrics(),
    storage: openStorage(settings),
    log,
  };
  try {
    await transact(database.main, systemActor, seedReference);
    const { demo } = await import('../features/list.ts');
    await loadDemo(app, demo, () => demoPassword);
    await sweepAhead(app);
  } finally {
    await app.jobs.stop();
    await cluster.close();
    await database.close();
  }
}

/** Does what every node would begin with, the jobs of the demo too, so that none has to while the template keeps. */
async function sweepAhead(app: App): Promise<void> {
  // A demo that was just made has nothing to sweep; only the months ahead are wanted.
  const retentionJob = makeRetentionJob([]);
  const sweeps = [retentionJob, filesJob, sealJob, archiveJob, recountJob];
  const left = async (tx: Tx) => {
    const jobs = await tx.selectFrom('job').select(['kind', 'state']).execute();
    const begun = new Set(jobs.map(({ kind }) => kind));
    return (
      sweeps.some(({ kind }) => !begun.has(kind)) || jobs.some(({ state }) => state !== 'done')
    );
  };
  app.jobs.start(app, [...sweeps, registrationJob]);
  const endSchedule = scheduleChores(app, [
    everyHour(retentionJob.kind, 'sweep'),
    sweepFilesEveryHour,
    sealEveryHour,
    archiveEveryHour,
    recountEveryWeek,
  ]);
  await until(
    'the sweeps and the jobs of the demo',
    async () => !(await transact(app.database.main, systemActor, left)),
  );
  endSchedule();
}

function hashSources(): string {
  const files = new Set<string>();
  follow(fileURLToPath(import.meta.url), files);
  for (const one of alsoReads) gather(path.join(root, one), files);
  const hash = createHash('sha256');
  hash.update(`${process.version} ${Math.floor(Date.now() / keepsFor)}`);
  for (const file of [...files].toSorted())
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** A source and all of ours that it imports or opens beside itself. */
function follow(file: string, into: Set<string>): void {
  // What answers calls is on the list that names the demo, and makes nothing of it.
  if (path.basename(file) === 'routes.ts') return;
  if (into.has(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  into.add(file);
  if (!/\.(tsx?|mjs)$/.test(file)) return;
  const text = readFileSync(file, 'utf8').replaceAll(/^import type[^;]*;/gm, '');
  for (const [, name] of text.matchAll(/(?:from|import|new URL)\s*\(?\s*'([#.][^']+)'/g))
    follow(
      name!.startsWith('#') ? path.join(root, name!.slice(1)) : path.resolve(file, '..', name!),
      into,
    );
}

function gather(place: string, into: Set<string>): void {
  if (statSync(place).isFile()) into.add(place);
  else
    for (const name of readdirSync(place))
      if (!/\.(test|fixture)\.ts$/.test(name)) gather(path.join(place, name), into);
}

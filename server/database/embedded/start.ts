import pg from 'pg';
import { findBinaries } from '#server/database/embedded/binaries.ts';
import { initialize, readPassword } from '#server/database/embedded/initialize.ts';
import { clearLeftovers } from '#server/database/embedded/leftovers.ts';
import { takeLock } from '#server/database/embedded/lock.ts';
import { choosePlace, handOver, makeFolder } from '#server/database/embedded/place.ts';
import { keepRunning } from '#server/database/embedded/keeper.ts';
import { type Running, supervise } from '#server/database/embedded/supervise.ts';

/** What starting needs: a folder, and a callback for slow steps. */
export interface EmbeddedOptions {
  folder: string;
  report: (line: string) => void;
  /** Gives up safety against power loss for speed; for tests. */
  fast?: boolean;
  /** Called with a sentence when the database cannot be kept running; by default it is reported. */
  lost?: (sentence: string) => void;
}

/** The running database; `url` is for its superuser. */
export interface Embedded {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a folder, created at the first start, and starts it again when it dies. It never
 * outlives this process.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new Error(
      'The built-in database runs on Linux and macOS; set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const wishes = { fast: false, lost: options.report, ...options };
  const folder = makeFolder(options.folder);
  const release = await takeLock(folder);
  try {
    const place = choosePlace(folder, findBinaries());
    await clearLeftovers(place.data, wishes.report);
    handOver(place);
    const password = readPassword(place);
    await initialize(place, wishes);
    const running = await supervise(place, wishes);
    const url = `postgresql://postgres:${password}@127.0.0.1:${running.port}/postgres`;
    await checkLogin(url, place.folder, running);
    return { url, stop: keepRunning(running, place, wishes, release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function checkLogin(url: string, folder: string, running: Running): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    await running.stop();
    throw new Error(`The database in ${folder} does not let us in: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

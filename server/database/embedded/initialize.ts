import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runAs } from '#server/database/embedded/account.ts';
import { reasonIn } from '#server/database/embedded/logs.ts';
import type { Place } from '#server/database/embedded/place.ts';

/** The password of the database's superuser, generated at the first start. */
export function readPassword({ folder, account }: Place): string {
  const path = join(folder, 'password');
  if (!existsSync(path)) {
    const draft = `${path}.new`;
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    chmodSync(draft, 0o600);
    if (process.getuid?.() === 0) chownSync(draft, account.owner.uid, account.owner.gid);
    // Written atomically: an empty file would lock us out of the database for good.
    renameSync(draft, path);
  }
  return readFileSync(path, 'utf8').trim();
}

/** Initialises the data folder unless it exists. An interrupted attempt leaves nothing that looks finished. */
export async function initialize(
  place: Place,
  options: { fast: boolean; report: (line: string) => void },
): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return checkVersion(place);
  options.report('Preparing a new database …');
  const draft = join(place.folder, 'data.new');
  const outcomes: string[] = [];
  // PostgreSQL's trigrams depend on the locale: without a UTF-8 one, Chinese words have none.
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'zh_CN.UTF-8']) {
    rmSync(draft, { recursive: true, force: true });
    const { ok, output } = await runAs(
      place.account,
      place.binaries.initdb,
      initArguments(place, draft, letters, options.fast),
    );
    if (ok) return renameSync(draft, place.data);
    outcomes.push(reasonIn(output));
    if (!/invalid locale/.test(output)) break;
  }
  rmSync(draft, { recursive: true, force: true });
  throw new Error(
    `The database cannot be prepared in ${place.folder}: ${explain(outcomes.at(-1) ?? '')}`,
  );
}

function initArguments(place: Place, draft: string, letters: string, fast: boolean): string[] {
  return [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${join(place.folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${letters}`,
    ...(fast ? ['--no-sync'] : []),
  ];
}

async function checkVersion({ data, binaries, account }: Place): Promise<void> {
  const written = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const { output } = await runAs(account, binaries.postgres, ['--version']);
  const offered = /\s(\d+)\./.exec(output)?.[1];
  if (offered === written) return;
  throw new Error(
    `The database in ${data} was written by PostgreSQL ${written}, but PostgreSQL ${offered} is installed; upgrade it first.`,
  );
}

function explain(reason: string): string {
  if (!reason.includes('could not look up effective user')) return `${reason}.`;
  return 'the user running this has no name in /etc/passwd; add one, or set DATABASE_URL to a PostgreSQL server.';
}

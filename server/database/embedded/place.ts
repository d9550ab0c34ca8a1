import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, accountsFor, canWork } from '#server/database/embedded/account.ts';
import { type Binaries, binariesIn } from '#server/database/embedded/binaries.ts';

/** Where the database is and which account runs it. */
export interface Place {
  folder: string;
  data: string;
  log: string;
  binaries: Binaries;
  account: Account;
}

/** Creates the folder with the right mode; missing parents get the usual one. */
export function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    if (isOurs(folder)) chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `The database folder ${folder} cannot be made or used: ${(error as Error).message}.`,
      {
        cause: error,
      },
    );
  }
  return realpathSync(folder);
}

/** Finds a way to run PostgreSQL on the folder: as an account with access, or from copies in a place with access. */
export function choosePlace(folder: string, binaries: Binaries, refuge = '/var/lib/suyuan'): Place {
  const pointer = join(folder, 'elsewhere');
  if (existsSync(pointer))
    return settleElsewhere(readFileSync(pointer, 'utf8').trim(), binaries, refuge);
  const account = accountsFor(join(folder, 'data')).find((one) => canWork(one, folder, binaries));
  if (account) return settle(folder, binaries, account);
  if (process.getuid?.() !== 0) throw new Error(cannotUse(folder));
  if (existsSync(join(folder, 'data'))) throw new Error(cannotEnter(folder));
  const elsewhere = join(refuge, randomUUID());
  const place = settleElsewhere(elsewhere, binaries, refuge);
  writeFileSync(pointer, `${elsewhere}\n`);
  return place;
}

function settleElsewhere(folder: string, binaries: Binaries, refuge: string): Place {
  const copies = copyBinaries(binaries, refuge);
  const home = makeFolder(folder);
  const account = accountsFor(join(home, 'data')).find((one) => canWork(one, home, copies));
  if (!account) throw new Error(cannotEnter(home));
  return settle(home, copies, account);
}

function settle(folder: string, binaries: Binaries, account: Account): Place {
  const log = join(folder, 'log');
  mkdirSync(log, { recursive: true });
  return { folder, data: join(folder, 'data'), log, binaries, account };
}

/** Gives the database to the account alone. */
export function handOver({ folder, data, log, account }: Place): void {
  // PostgreSQL opens no folder that others can enter, which it may be after a copy.
  if (existsSync(data)) chmodSync(data, 0o700);
  // Only needed where root ran the database as another account before.
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = account.owner;
  const isStrange = (path: string) =>
    (statSync(path, { throwIfNoEntry: false })?.uid ?? uid) !== uid;
  if ([data, log, join(data, 'PG_VERSION')].some(isStrange))
    execFileSync('chown', ['-R', '-h', `${uid}:${gid}`, folder]);
}

function copyBinaries(binaries: Binaries, refuge: string): Binaries {
  const version = execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })
    .trim()
    .split(' ')
    .at(-1);
  const target = join(refuge, `postgresql-${version}`);
  if (!existsSync(target)) {
    mkdirSync(refuge, { recursive: true });
    const draft = `${target}.${randomUUID()}`;
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, target);
  }
  return binariesIn(target);
}

function isOurs(path: string): boolean {
  const uid = process.getuid?.();
  return uid === 0 || statSync(path).uid === uid;
}

function cannotUse(folder: string): string {
  return `The database folder ${folder} cannot be used by this user: it belongs to somebody else, or PostgreSQL cannot be run from it.`;
}

function cannotEnter(folder: string): string {
  return `PostgreSQL does not run as root, and no other user can enter ${folder}; choose a DATA_DIR outside of private folders, or set DATABASE_URL.`;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { openOwnerOf } from '../database/embedded/open-owner.ts';
import { hasSecret, loadSecret } from '../secrets.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { backUp } from './backup.ts';
import { sizeInWords, tellProgress } from './progress.ts';
import { readBackup } from './read.ts';
import { restore } from './restore.ts';

type Environment = Record<string, string | undefined>;
type Print = (line: string) => void;

const usage = `Usage:
  npm run backup -- FILE              back up this installation, which may be running
  npm run restore -- FILE             restore it to an empty database and data folder
  npm run restore -- --check FILE     read a backup to its end and change nothing

The passphrase is the setting BACKUP_PASSPHRASE, or what stands in the file BACKUP_KEY_FILE.`;

/** What `npm run backup` and `npm run restore` do; everything else comes from the settings of the server. */
export async function runBackup(args: string[], environment: Environment, print: Print) {
  const [command, ...rest] = args;
  const isCheck = rest[0] === '--check';
  const file = rest[isCheck ? 1 : 0];
  if (!file || rest.length > (isCheck ? 2 : 1) || !['backup', 'restore'].includes(command ?? ''))
    throw new Error(usage);
  const passphrase = readPassphrase(environment);
  const settings = readSettings(environment);
  if (isCheck) return check(path.resolve(file), passphrase, print);
  if (command === 'restore') return restoreTo(settings, path.resolve(file), passphrase, print);
  return backUpTo(settings, path.resolve(file), passphrase, print);
}

async function backUpTo(settings: Settings, file: string, passphrase: string, print: Print) {
  if (!hasSecret(settings.SECRET_KEY, settings.DATA_DIR))
    throw new Error(`There is no installation in ${settings.DATA_DIR}; is DATA_DIR right?`);
  const progress = tellProgress(print);
  const { url, stop } = await openOwnerOf(settings, print);
  try {
    const secret = loadSecret(settings.SECRET_KEY, settings.DATA_DIR);
    const installation = {
      ownerUrl: url,
      storage: openStorage(settings),
      secret,
      keys: keysOf(settings),
    };
    const { missing } = await backUp(installation, file, passphrase, progress);
    print(`Backed up ${sizeInWords(progress.total())} to ${file}.`);
    if (missing.length > 0)
      print(`Missing in the storage, and so in the backup: ${missing.length} files.`);
  } finally {
    await stop();
  }
}

async function restoreTo(settings: Settings, file: string, passphrase: string, print: Print) {
  // A wrong passphrase or another file is told before anything is made.
  await readBackup(
    file,
    passphrase,
    tellProgress(() => undefined),
  );
  makeDataDir(settings.DATA_DIR);
  const { url, stop } = await openOwnerOf(settings, print, true);
  try {
    const target = {
      ownerUrl: url,
      storage: openStorage(settings),
      keys: keysOf(settings),
      secretKey: settings.SECRET_KEY,
    };
    const { time, files, missing } = await restore(target, file, passphrase, tellProgress(print));
    print(`Restored what was there on ${time}, with ${files} files. Start it as usual.`);
    if (missing > 0) print(`${missing} files were missing already when it was backed up.`);
  } finally {
    await stop();
  }
}

async function check(file: string, passphrase: string, print: Print) {
  const { manifest, parts } = await readBackup(file, passphrase, tellProgress(print));
  let tables = 0;
  let files = 0;
  for await (const { entry } of parts) {
    if (entry.kind === 'table') tables += 1;
    if (entry.kind === 'file') files += 1;
  }
  print(`The backup of ${manifest.time} is whole: ${tables} tables, ${files} files.`);
}

const keysOf = ({ DATA_DIR }: Settings) => path.join(DATA_DIR, 'keys');

function readPassphrase({ BACKUP_PASSPHRASE, BACKUP_KEY_FILE }: Environment): string {
  const given =
    BACKUP_PASSPHRASE ?? (BACKUP_KEY_FILE && readFileSync(BACKUP_KEY_FILE, 'utf8').trim());
  if (!given) throw new Error(`A backup is encrypted.\n\n${usage}`);
  if (given.length < 12)
    throw new Error('The passphrase of a backup must have at least 12 characters.');
  return given;
}

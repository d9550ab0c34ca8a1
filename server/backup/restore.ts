import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { lineOptions } from '../database/line.ts';
import { migrateAs } from '../database/migrate.ts';
import { makeSecrets } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { Manifest } from './entries.ts';
import { beginLoading, isEmpty, loadTable } from './load.ts';
import type { Progress } from './progress.ts';
import { readBackup } from './read.ts';

/** Where a backup is restored to: an empty database, and a folder for keys that holds no other ones. */
export type Target = {
  ownerUrl: string;
  storage: Storage;
  keys: string;
  /** The setting SECRET_KEY, if it is given. */
  secretKey: string | undefined;
};
export type Restored = { time: string; files: number; missing: number };

/**
 * Restores a backup. The rows appear all at once at the end, after everything else is in its place: until then a
 * restore that fails or is ended by force can simply be repeated.
 */
export async function restore(
  target: Target,
  file: string,
  passphrase: string,
  progress: Progress,
): Promise<Restored> {
  const { manifest, parts } = await readBackup(file, passphrase, progress);
  checkKeys(target, manifest);
  const client = new pg.Client({ connectionString: target.ownerUrl, ...lineOptions });
  client.on('error', () => undefined);
  await client.connect();
  const restored = { time: manifest.time, files: 0, missing: 0 };
  try {
    if (!(await isEmpty(client)))
      throw new Error('The database is not empty; a backup is restored to an empty one.');
    await migrateAs(client, manifest.migrations);
    const loading = await beginLoading(client, manifest);
    let sequences: Record<string, string> = {};
    for await (const { entry, bytes } of parts) {
      if (entry.kind === 'table') await loadTable(client, entry, bytes());
      if (entry.kind === 'sequences') sequences = entry.values;
      if (entry.kind === 'missing') restored.missing = entry.places.length;
      if (entry.kind === 'file') {
        await storeFile(target.storage, entry, bytes());
        restored.files += 1;
      }
    }
    await loading.finish(sequences);
    writeKeys(target, manifest);
    await client.query('commit');
    // What the planner needs to know of the new rows.
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
  return restored;
}

/** So much is gathered and stored at once. */
const small = 4_194_304;

async function storeFile(
  storage: Storage,
  { region, place, size }: { region: number; place: string; size: number },
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const { store } = storage.at(region);
  if (size <= small) return store.put(place, Buffer.concat(await Readable.from(bytes).toArray()));
  // What an interrupted restore left of it.
  await store.remove({ place, state: null });
  const body = Readable.from(bytes);
  const { state } = await store.append({ place, state: null }, 0, body, size, () =>
    Promise.resolve(),
  );
  await store.seal({ place, state });
}

function checkKeys({ keys, secretKey }: Target, manifest: Manifest): void {
  if (secretKey !== undefined) {
    if (makeSecrets(secretKey).fingerprint !== makeSecrets(manifest.secret).fingerprint)
      throw new Error(
        'The setting SECRET_KEY differs from the key of the backup; leave it out, or set it to that key.',
      );
    return;
  }
  for (const [name, text] of keyFilesOf(manifest)) {
    const file = path.join(keys, name);
    if (existsSync(file) && !readFileSync(file).equals(text))
      throw new Error(`${file} is there already and differs from the one in the backup.`);
  }
}

function keyFilesOf({ keys, secret }: Manifest): [string, Buffer][] {
  const files = Object.entries(keys).map(([name, text]): [string, Buffer] => [
    path.basename(name),
    Buffer.from(text, 'base64'),
  ]);
  // An installation whose key came from its settings has no file of it.
  return files.some(([name]) => name === 'secret')
    ? files
    : [...files, ['secret', Buffer.from(secret)]];
}

function writeKeys({ keys, secretKey }: Target, manifest: Manifest): void {
  mkdirSync(keys, { recursive: true, mode: 0o700 });
  for (const [name, text] of keyFilesOf(manifest)) {
    if (name === 'secret' && secretKey !== undefined) continue;
    writeFileSync(path.join(keys, name), text, { mode: 0o600, flush: true });
  }
}

import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { lineOptions } from '../database/line.ts';
import { Missing, type Storage } from '../storage/storage.ts';
import {
  rowsSize,
  filesOf,
  migrationsOf,
  partitionsOf,
  sequencesOf,
  tablesOf,
} from './catalogue.ts';
import { writeBytes, writeEntry } from './entries.ts';
import type { Progress } from './progress.ts';
import { sealing } from './sealing.ts';

export type Installation = {
  ownerUrl: string;
  storage: Storage;
  secret: string;
  /** `DATA_DIR/keys`. */
  keys: string;
};
export type Done = { missing: string[] };

/** Writes everything of an installation, which may be running, into one encrypted file. */
export async function backUp(
  installation: Installation,
  file: string,
  passphrase: string,
  progress: Progress,
): Promise<Done> {
  if (existsSync(file)) throw new Error(`${file} is there already; name another file.`);
  const draft = `${file}.part`;
  const done: Done = { missing: [] };
  try {
    await pipeline(
      Readable.from(readAll(installation, progress, done)),
      createGzip({ level: 1 }),
      await sealing(passphrase),
      createWriteStream(draft, { mode: 0o600 }),
    );
    const handle = await open(draft, 'r');
    await handle.sync().finally(() => handle.close());
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return done;
}

async function* readAll(
  { ownerUrl, storage, secret, keys }: Installation,
  progress: Progress,
  done: Done,
): AsyncGenerator<Buffer> {
  // The keys first: what they say of the signed log must not be ahead of the rows.
  const ownKeys = readKeys(keys);
  const client = new pg.Client({ connectionString: ownerUrl, ...lineOptions });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `begin isolation level repeatable read read only; set local timezone = 'UTC';
       select set_config('app.actor', 'system', true); set local statement_timeout = 0;
       set local idle_in_transaction_session_timeout = 0`,
    );
    const files = await filesOf(client);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    progress.expect((await rowsSize(client)) + bytes);
    yield writeEntry({
      kind: 'backup',
      format: 1,
      time: new Date().toISOString(),
      secret,
      keys: ownKeys,
      migrations: await migrationsOf(client),
      partitions: await partitionsOf(client),
    });
    for (const { name, columns } of await tablesOf(client)) {
      yield writeEntry({ kind: 'table', name, columns });
      const list = columns.map((column) => pg.escapeIdentifier(column)).join();
      // A query, because a table is not copied past its policies; the system may see every row.
      const text = `copy (select ${list} from ${pg.escapeIdentifier(name)}) to stdout`;
      for await (const chunk of client.query(copyTo(text))) {
        progress.advance((chunk as Buffer).length);
        yield writeBytes(chunk as Buffer);
      }
    }
    yield writeEntry({ kind: 'sequences', values: await sequencesOf(client) });
    for (const { region, place, size } of files) {
      const body = await storage
        .at(region)
        .store.read(place)
        .catch((error: unknown) => {
          if (error instanceof Missing) return null;
          throw error;
        });
      if (!body) {
        done.missing.push(place);
        continue;
      }
      yield writeEntry({ kind: 'file', region, place, size });
      for await (const chunk of body) {
        progress.advance((chunk as Buffer).length);
        yield writeBytes(chunk as Buffer);
      }
    }
    if (done.missing.length > 0) yield writeEntry({ kind: 'missing', places: done.missing });
    yield writeEntry({ kind: 'end' });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readKeys(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.endsWith('.new'))
    .map(({ name }) => name);
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]),
  );
}

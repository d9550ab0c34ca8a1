import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The address of the embedded database that another process runs on this folder; null if there is none. */
export async function findRunning(folder: string): Promise<string | null> {
  const pointer = join(folder, 'elsewhere');
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : folder;
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  // Line by line: process, data folder, start, port, …
  const [, , , port = ''] = read(join(home, 'data', 'postmaster.pid')).split('\n');
  const password = read(join(home, 'password')).trim();
  if (port === '' || password === '') return null;
  const url = `postgresql://postgres:${password}@127.0.0.1:${port.trim()}/postgres`;
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { type Embedded, startEmbedded } from '#server/database/embedded/start.ts';

/** For the tests of one file: a folder that every user may enter, and databases that end with their test. */
export function openTrial() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'suyuan-embedded-')));
  chmodSync(root, 0o755);
  const open: Embedded[] = [];
  const children: ChildProcess[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.stop()));
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

  /** Starts a database that ends with the test. */
  async function start(folder: string, fast = true): Promise<Embedded> {
    const database = await startEmbedded({ folder, fast, report: () => undefined });
    open.push(database);
    return database;
  }

  /** Starts the database in its own process and returns its last output: the address, or the error. */
  async function startChild(
    folder: string,
    id?: { uid: number; gid: number },
  ): Promise<{ child: ChildProcess; said: string }> {
    const program = fileURLToPath(new URL('child.fixture.ts', import.meta.url));
    const loader = import.meta.resolve('tsx');
    const child = spawn(process.execPath, ['--import', loader, program, folder], {
      ...id,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let said = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('postgresql://')) resolve();
      });
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.once('close', () => resolve());
    });
    return { child, said: /postgresql:\S+/.exec(said)?.[0] ?? said };
  }

  return { root, start, startChild };
}

/** The first row of a result. */
export async function ask(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0] as Record<string, unknown>;
  } finally {
    await client.end();
  }
}

/** Waits until a condition holds, and returns whether it did. */
export async function waitUntil(isTrue: () => boolean, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (!isTrue() && Date.now() < end) await pause(20);
  return isTrue();
}

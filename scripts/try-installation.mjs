// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tools that build, format or run sources; none may be reachable. */
const tools = ['vite', 'rolldown', 'esbuild', 'tsx', 'oxfmt', 'typescript', 'vitest'];
const patience = 120_000;

/**
 * Starts an installation on data of its own until it says that it is ready and shows the door of the back office.
 * @param {string} folder
 */
export async function tryInstallation(folder) {
  const left = tools.filter((name) => existsSync(join(folder, 'node_modules', name)));
  if (left.length > 0) throw new Error(`The installation holds ${left.join(', ')}.`);
  const data = mkdtempSync(join(tmpdir(), 'suyuan-trial-'));
  chmodSync(data, 0o755);
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data };
  const child = spawn(process.execPath, ['dist/server/main.mjs'], { cwd: folder, env });
  const gone = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  try {
    const url = await Promise.race([
      addressIn(() => said),
      gone.then(() => Promise.reject(new Error(`The installation does not start:\n${said}`))),
    ]);
    for (const path of ['/ready', '/login']) {
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`The installation answers ${path} with ${status}.`);
    }
  } finally {
    child.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** @param {() => string} read */
async function addressIn(read) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const [, url] = /is ready: (\S+)/.exec(read()) ?? [];
    if (url) return url.replace('localhost', '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The installation was not ready after two minutes:\n${read()}`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The password of every demo account in the browser tests. */
export const demoPassword = 'Demo-2026';

const root = fileURLToPath(new URL('../../', import.meta.url));

// Runs a command until it ends or standard input closes, which it does however this process ends.
const leash = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ cat <&3 >/dev/null; kill -TERM $server; } &
watch=$!
exec 3<&-
wait $server
code=$?
kill -KILL $watch 2>/dev/null
exit $code
`;

/** Starts the product as a user would, on fresh data; gives back its address and how to end it. */
export async function startServer(): Promise<{
  url: string;
  folder: string;
  stop: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'suyuan-e2e-'));
  // As folders usually are; a temporary one is closed to the user in whose name the database runs.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('sh', ['-c', leash, 'sh', process.execPath, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...environment(),
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '1',
      // The phones of the journeys come from different networks.
      TRUST_PROXY: '127.0.0.1',
      MODEL_HOSTS: 'models.example',
      DEMO_PASSWORD: demoPassword,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const log = join(root, 'test-results', 'server.log');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const file = createWriteStream(log);
  server.stdout.pipe(file, { end: false });
  server.stderr.pipe(file, { end: false });
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    await waitUntilReady(url, server, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, folder, stop };
}

// What the test tools set for themselves must not change the product.
function environment(): NodeJS.ProcessEnv {
  const {
    NODE_ENV: _mode,
    DATABASE_URL: _url,
    TEST_REPORT: _report,
    E2E_BROWSER: _browser,
    ...rest
  } = process.env;
  return rest;
}

async function waitUntilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  const patience = Date.now() + 600_000;
  while (Date.now() < patience) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it was ready; see ${log}.`);
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The server was not ready after ten minutes; see ${log}.`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.stdin?.destroy();
  const patience = setTimeout(() => server.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(patience);
}

/** Below the ports that systems hand to outgoing connections: nobody takes it while the database is prepared. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const listener = createServer().listen(port, '127.0.0.1');
    const isFree = await once(listener, 'listening').then(
      () => true,
      () => false,
    );
    listener.close();
    if (isFree) return port;
  }
}

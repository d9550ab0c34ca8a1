// @ts-check
import { fork } from 'node:child_process';
import { createServer as createListener } from 'node:net';
import { join, sep } from 'node:path';
import { register } from 'tsx/esm/api';
import { build, createServer } from 'vite';
import { root } from './surroundings.mjs';

/**
 * Serves for development: Vite on PORT with hot replacement, the server behind it restarted at every change, what
 * public pages and the scan app load built again, and the database beside all of them, so that it lives through the restarts.
 */
export async function develop() {
  const port = Number(process.env.PORT || 8080);
  const inner = await freePort();
  const database = await startDatabase();
  const env = {
    ...process.env,
    PORT: String(inner),
    DATABASE_URL: database.url,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
  const server = keepServing(env);
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      port,
      strictPort: true,
      host: process.env.HOST || '127.0.0.1',
      proxy: proxyTo(inner),
    },
  });
  /** @type {Awaited<ReturnType<typeof build>>[]} */
  const beside = [];
  for (const name of ['page', 'scan']) {
    const configFile = join(root, `vite.${name}.config.ts`);
    beside.push(await build({ configFile, build: { watch: {} }, logLevel: 'warn' }));
  }
  await vite.listen();
  vite.printUrls();
  vite.watcher.add([...rooms, 'dist/consumer', 'dist/scan'].map((room) => join(root, room)));
  vite.watcher.on('all', (_event, path) => {
    if (isServed(path)) server.restart();
  });
  const end = async () => {
    await server.stop();
    await vite.close();
    for (const one of beside) if ('close' in one) await one.close();
    await database.stop();
    process.exit(0);
  };
  let ending = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!ending) void end();
      ending = true;
    });
  }
}

async function startDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  register();
  const { startEmbedded } = await import('#server/database/embedded/start.ts');
  const folder = join(process.env.DATA_DIR || join(root, 'data'), 'postgres');
  return startEmbedded({ folder, report: console.log });
}

/** @param {NodeJS.ProcessEnv} env */
function keepServing(env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let turn = Promise.resolve();

  const launch = () => {
    // Detached: Ctrl-C comes to us alone, and we end the parts in their order.
    child = fork(join(root, 'scripts', 'serve-child.mjs'), { env, detached: true });
    child.once(
      'exit',
      (code) => code && console.log('The server has ended; it starts again at the next change.'),
    );
  };
  const halt = async () => {
    const old = child;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    const patience = setTimeout(() => old.kill('SIGKILL'), 5_000);
    await gone;
    clearTimeout(patience);
  };
  launch();
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => (turn = turn.then(halt).then(launch)), 150);
    },
    async stop() {
      clearTimeout(timer);
      await turn;
      await halt();
    },
  };
}

/** Where the server's own sources lie; it renders the public pages as well. */
const rooms = ['server', 'contract', 'blocks', 'consumer'];

/** @param {string} path */
function isServed(path) {
  if (path === join(root, 'dist', 'consumer', 'manifest.json')) return true;
  if (path === join(root, 'dist', 'scan', 'worker.js')) return true;
  if (path.endsWith('.css')) return false;
  const isInside = rooms.some((room) => path.startsWith(join(root, room) + sep));
  return isInside && !/\.(test|fixture)\.tsx?$/.test(path);
}

/** @param {number} inner */
function proxyTo(inner) {
  const target = `http://127.0.0.1:${inner}`;
  // `/template` is a consumer's page; what lies below it belongs to the designer.
  const pages = '^/(canvas|template|security2?|activation|repair|afterrecords|threedModel)(\\?|$)';
  return {
    '/api': { target, ws: true },
    ...Object.fromEntries(
      ['/health', '/ready', pages, '^/(c|page)/', '^/(scan|warranty)([/?]|$)'].map((at) => [
        at,
        target,
      ]),
    ),
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createListener();
    listener.once('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

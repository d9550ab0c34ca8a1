import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { loginPath, loginTypes } from '#contract/login-types.ts';
import { makeDataDir } from './data-dir.ts';
import { startEmbedded } from './database/embedded/start.ts';
import type { App } from './app.ts';
import { demo } from './features/list.ts';
import { standardOutput } from './http/log-output.ts';
import { loadRenderer } from './pages/renderer.ts';
import { keepOnce, keyFile } from './secrets.ts';
import { createFirstAdministrator } from './seed/first-administrator.ts';
import { demoLogins, loadDemo } from './seed/demo.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';
import { startNode, type Node } from './start.ts';

/** Stopping takes less; whatever keeps it longer is not waited for. */
const stopLimit = 9_500;
const print = (line: string) => standardOutput().write(`${line}\n`);

/** Starts everything and prints the URL; a failure ends with one clear sentence. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  // A closed terminal or a full disk behind them must not end the service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const closing: (() => Promise<void>)[] = [];
  const close = closeOnce(closing);
  let demoPassword: string | null = null;
  try {
    const settings = readSettings(environment);
    listenForSignals(close, settings.STOP_GRACE * 1_000 + stopLimit);
    await checkPort(settings.PORT, settings.HOST);
    await checkPort(settings.METRICS_PORT ?? 0, settings.HOST);
    makeDataDir(settings.DATA_DIR);
    const ownerUrl = settings.DATABASE_URL ?? (await startOwnDatabase(settings, closing));
    // Loads the views now, so that the first scan does not wait for them.
    await loadRenderer();
    print('Preparing the database …');
    const node = await startNode(settings, ownerUrl, {
      prepare: async (app) => {
        if (settings.DEMO) demoPassword = await prepareDemo(app);
        else await createFirstAdministrator(app);
      },
    });
    closing.push(node.stop);
    printWelcome(settings, node, demoPassword);
    rmSync(demoFile(settings), { force: true });
  } catch (error) {
    await close();
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`\nSuyuan cannot start. ${explain(error, environment) ?? message}\n`);
    if (environment.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  }
}

/** A generated password is kept in a file until it was shown: an interrupted start must not lose it. */
const demoFile = (settings: Settings) => keyFile(settings.DATA_DIR, 'demo-password');

/** The password to show, or null if the demo was loaded and shown before. */
async function prepareDemo(app: App): Promise<string | null> {
  const { settings } = app;
  const file = demoFile(settings);
  const loaded = await loadDemo(
    app,
    demo,
    () => settings.DEMO_PASSWORD ?? keepOnce(file, makePassword),
  );
  return loaded ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
}

async function startOwnDatabase(
  settings: Settings,
  closing: (() => Promise<void>)[],
): Promise<string> {
  const database = await startEmbedded({
    folder: path.join(settings.DATA_DIR, 'postgres'),
    report: print,
    lost: (sentence) => {
      process.stderr.write(`\nSuyuan ends. ${sentence}\n`);
      process.exit(1);
    },
  });
  closing.push(database.stop);
  return database.url;
}

/** Stops in reverse order of starting, only once. */
function closeOnce(closing: (() => Promise<void>)[]): () => Promise<void> {
  let ended: Promise<void> | null = null;
  return () =>
    (ended ??= (async () => {
      for (const close of closing.toReversed())
        await close().catch((error: unknown) => console.error(error));
    })());
}

function listenForSignals(close: () => Promise<void>, limit: number): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      print('\nStopping …');
      setTimeout(() => process.exit(1), limit).unref();
      void close().then(() => process.exit(0));
    });
}

/** Checked first: a taken port should not cost a database start. */
function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isStrange = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(error.code ?? '');
      const wrongHost = 'The setting HOST must be an address of this machine.';
      reject(isStrange ? new SettingError(wrongHost) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explain(error: unknown, environment: NodeJS.ProcessEnv): string | null {
  if (error instanceof SettingError) return error.message;
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string };
  const setting = String(port) === environment.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `The port ${port} is taken by another program; set ${setting} to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `The port ${port} may not be used by this user; set ${setting} to another one.`;
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.';
  const { message, severity } = error as { message?: string; severity?: string };
  const isDatabase =
    severity ?? /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout expired|terminated/.test(message ?? '');
  if (environment.DATABASE_URL && isDatabase)
    return `The database of DATABASE_URL cannot be used: ${message}.`;
  return null;
}

/** A readable password with digits and letters, if none was given for the demo. */
function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const pick = (from: string) => from[randomInt(from.length)]!;
  return `${Array.from({ length: 5 }, () => pick(letters)).join('')}-${randomInt(1_000, 10_000)}`;
}

function printWelcome(settings: Settings, node: Node, demoPassword: string | null): void {
  const base = settings.PUBLIC_URL ?? `http://localhost:${node.port}`;
  const names = { web: 'Company staff', admin: 'Platform', dealer: 'Dealers' };
  print(`\nSuyuan 溯源 is ready: ${base}\n`);
  for (const type of loginTypes) {
    const logins = settings.DEMO ? `   ${demoLogins[type].join(', ')}` : '';
    print(`  ${names[type].padEnd(14)} ${base}${loginPath(type)}${logins}`);
  }
  if (demoPassword)
    print(`\n  Password of all demo accounts: ${demoPassword}   (printed this once)`);
  else if (settings.DEMO)
    print('\n  The demo password was printed at the first start (or was DEMO_PASSWORD then).');
  print('\nCtrl-C stops.');
}

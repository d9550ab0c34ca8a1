import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, print } from './numbers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const base = 'http://127.0.0.1:18473';

type Started = { seconds: number; ready: number; shown: number };
type Way = { program: string; args: string[] };
const ways = {
  npm: { program: 'npm', args: ['start'] },
  bundle: { program: process.execPath, args: ['dist/server/main.mjs'] },
  sources: { program: process.execPath, args: ['scripts/serve.mjs'] },
} satisfies Record<string, Way>;

/** Starts the product until it is ready; returns the seconds and the megabytes it uses. */
async function startOnce(folder: string, { program, args }: Way): Promise<Started> {
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, PORT: '18473', DEMO_PASSWORD: 'Bench-2026' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  while (!(await fetch(`${base}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - began) / 1_000;
  const ready = memoryOf(child);
  // The page of an unknown code.
  await (await fetch(`${base}/c/1`)).text();
  const shown = memoryOf(child);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return { seconds, ready, shown };
}

/** The megabytes of memory a process holds. */
function memoryOf({ pid }: ChildProcess): number {
  return (
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-start-'));
execFileSync('git', ['clone', '--quiet', root, folder]);
const first = await startOnce(folder, ways.npm);
print('npm start on a fresh clone: install, build, demo', `${first.seconds.toFixed(1)} s`);

// Alternating, so that other load on the machine affects all.
const taken: Record<keyof typeof ways, Started[]> = { npm: [], bundle: [], sources: [] };
for (let round = 0; round <= rounds; round += 1)
  for (const [name, way] of Object.entries(ways)) {
    const started = await startOnce(folder, way);
    if (round > 0) taken[name as keyof typeof ways].push(started);
  }
const middle = (name: keyof typeof ways, what: keyof Started) =>
  median(taken[name].map((one) => one[what]));
print('npm start again, nothing changed: median', `${middle('npm', 'seconds').toFixed(2)} s`);
for (const [title, what, unit] of [
  ['until it is ready', 'seconds', 's'],
  ['memory when it is ready', 'ready', 'MB'],
  ['memory after a first page', 'shown', 'MB'],
] as const) {
  const [sources, bundle] = [middle('sources', what), middle('bundle', what)];
  const digits = unit === 's' ? 2 : 0;
  print(
    `${title}: sources / bundle`,
    `${sources.toFixed(digits)} / ${bundle.toFixed(digits)} ${unit}`,
  );
  print('  ratio', (bundle / sources).toFixed(2));
}
rmSync(folder, { recursive: true, force: true });

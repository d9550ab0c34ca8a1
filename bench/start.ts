import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, print } from './numbers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const warmRounds = 3;

/** Runs `npm start` in a folder until it says that it is ready; gives back the seconds. */
async function startOnce(folder: string): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '18473', DEMO_PASSWORD: 'Bench-2026' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const seconds = (performance.now() - began) / 1_000;
  child.removeAllListeners('exit');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return seconds;
}

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-start-'));
execFileSync('git', ['clone', '--quiet', root, folder]);
print(
  'npm start on a fresh clone: install, build, demo',
  `${(await startOnce(folder)).toFixed(1)} s`,
);
const warm = [];
for (let round = 0; round < warmRounds; round += 1) warm.push(await startOnce(folder));
print('npm start again, nothing changed: median', `${median(warm).toFixed(1)} s`);
rmSync(folder, { recursive: true, force: true });

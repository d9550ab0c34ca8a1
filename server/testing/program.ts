import { type ChildProcess, spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd } from './end.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Below the project, where packages are found; `run` is the process that runs all tests. */
export const programsOf = (run: number) => path.join(root, '.cache', 'test-programs', String(run));

/** Bundled once for each run: from its sources a server takes ten times as long to start. */
function bundleOf(program: string): string {
  const folder = programsOf(process.ppid);
  const place = path.join(folder, path.relative(root, program).replaceAll(path.sep, '-'));
  if (!existsSync(place)) {
    const draft = path.join(folder, `making-${randomUUID()}`);
    mkdirSync(folder, { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'scripts', 'bundle-program.mjs'), program, draft],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${program} could not be bundled: ${stderr}`);
    try {
      renameSync(draft, place);
    } catch {
      // The other process was quicker; its bundle is as good.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return path.join(place, 'main.mjs');
}

/** A program of the tests in its own process, which may be killed; it is, at the end of the test file. */
export function startProgram(
  program: URL,
  args: readonly string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const child = spawn(process.execPath, [bundleOf(fileURLToPath(program)), ...args], { stdio });
  atEnd(() => void child.kill('SIGKILL'));
  return child;
}

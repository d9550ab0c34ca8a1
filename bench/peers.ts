import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./peers', import.meta.url));

/** The folder of the products we compare with; the first bench that needs them installs them. */
export function peerFolder(): string {
  if (existsSync(`${folder}/node_modules/grapesjs`)) return folder;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The peers could not be installed: see bench/peers.');
  return folder;
}

// @ts-check
import './node-version.mjs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orExplain } from './surroundings.mjs';

const [file, ...rest] = process.argv.slice(2);

await orExplain(async () => {
  if (!file) throw new Error('Usage: node scripts/run.mjs FILE [ARGUMENT…]');
  const { ensureInstalled } = await import('./install.mjs');
  ensureInstalled({ dev: true });
  const path = resolve(file);
  process.argv = [process.execPath, path, ...rest];
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path).href);
});

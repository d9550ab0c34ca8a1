// @ts-check
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orExplain, root } from './surroundings.mjs';

// npm run backup, restore and upgrade:check: from the bundle, as the server.
await orExplain(async () => {
  const { ensureInstalled } = await import('./install.mjs');
  const { ensureBuilt, findStale } = await import('./build.mjs');
  const stale = findStale().filter(({ name }) => name === 'server');
  ensureInstalled({ dev: stale.length > 0 });
  ensureBuilt(stale);
  await import(pathToFileURL(join(root, 'dist', 'server', 'operate.mjs')).href);
});

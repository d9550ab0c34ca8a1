// @ts-check
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orExplain, root } from './surroundings.mjs';

await orExplain(async () => {
  const { ensureInstalled } = await import('./install.mjs');
  if (process.argv.includes('--dev')) {
    ensureInstalled({ dev: true });
    const { develop } = await import('./develop.mjs');
    await develop();
    return;
  }
  const { ensureBuilt, findStale } = await import('./build.mjs');
  const stale = findStale();
  // Build tools are needed only if something must be built.
  ensureInstalled({ dev: stale.length > 0 });
  ensureBuilt(stale);
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.mjs')).href);
});

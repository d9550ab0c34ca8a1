// @ts-check
import './node-version.mjs';
import { orExplain } from './surroundings.mjs';

await orExplain(async () => {
  const { ensureInstalled } = await import('./install.mjs');
  const isDevelopment = process.argv.includes('--dev');
  ensureInstalled({ dev: isDevelopment });
  if (isDevelopment) {
    const { develop } = await import('./develop.mjs');
    await develop();
  } else {
    const { ensureBuilt } = await import('./build.mjs');
    ensureBuilt();
    await import('./serve.mjs');
  }
});

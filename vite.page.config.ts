import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from '#scripts/compressed.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = folder('dist/consumer');

/** The style and the script of the public pages. Their markup is the server's; the manifest tells it their names. */
export default defineConfig({
  root: folder('consumer'),
  base: '/page/',
  cacheDir: folder('node_modules/.vite-page'),
  plugins: [compressed(output)],
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Phones are kept for years, and the browsers inside of apps are older than the phones.
    target: ['chrome80', 'safari14'],
    modulePreload: false,
    rolldownOptions: { input: folder('consumer/page.ts') },
  },
});

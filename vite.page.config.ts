import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { declaredInputs } from '#scripts/build-parts.mjs';
import { compressed } from '#scripts/compressed.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = folder('dist/consumer');

/** What a phone on a slow network has to fetch before anything moves. */
const mostScriptBytes = 30_000;
const isOnEveryPage = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => id.includes('/consumer/page.ts'));
const small: Plugin = {
  name: 'small',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      // The viewer of models is large; it comes to the one page that shows them.
      if (part.type !== 'chunk' || !isOnEveryPage(part)) continue;
      const bytes = gzipSync(part.code).length;
      if (bytes > mostScriptBytes) this.error(`${part.fileName} has ${bytes} bytes compressed.`);
    }
  },
};

/** The style and the script of the public pages. Their markup is the server's; the manifest tells it their names. */
export default defineConfig({
  root: folder('consumer'),
  base: '/page/',
  cacheDir: folder('node_modules/.vite-page'),
  plugins: [small, compressed(output), declaredInputs('consumer')],
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Phones are kept for years, and the browsers inside of apps are older than the phones.
    target: ['chrome80', 'safari14'],
    modulePreload: false,
    // The viewer of models.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['page', 'model', 'live'].map((name) => folder(`consumer/${name}.ts`)),
    },
  },
});

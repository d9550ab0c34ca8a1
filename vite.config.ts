import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = folder('dist/admin');

/** Compresses once at the build what the server would otherwise compress at every visit. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|mjs|css|svg|html|wasm)$/.test(name)) continue;
      const content = readFileSync(join(output, name));
      if (content.length < 1_024) continue;
      // The last few percent of what is very large would take longer than the rest of the build.
      const quality = content.length > 1_000_000 ? 6 : constants.BROTLI_MAX_QUALITY;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(join(output, `${name}.br`), brotliCompressSync(content, { params }));
      writeFileSync(join(output, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig({
  root: folder('admin'),
  cacheDir: folder('node_modules/.vite'),
  plugins: [react(), compressed],
  resolve: { alias: [{ find: /^zod$/, replacement: folder('admin/zod.ts') }] },
  build: {
    outDir: output,
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // antd is large; it is split by route, and a warning at the usual 500 kB says nothing new.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with its version, so a new release of ours leaves it in the visitor's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What most pages use comes in one piece instead of twenty; fewer sharers would weigh on the door.
            { name: 'shared', test: /node_modules/, minShareCount: 12 },
          ],
        },
      },
    },
  },
});

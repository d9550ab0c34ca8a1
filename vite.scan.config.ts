import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { declaredInputs } from '#scripts/build-parts.mjs';
import { compressed } from '#scripts/compressed.mjs';
import { installable } from '#scripts/installable.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = folder('dist/scan');

/** Size limit of scripts and style, compressed, without the reader of codes. */
const mostBytes = 250_000;
const small: Plugin = {
  name: 'small',
  apply: 'build',
  writeBundle() {
    const bytes = readdirSync(output, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html)$/.test(name) && !name.includes('zxing'))
      .map((name) => gzipSync(readFileSync(`${output}/${name}`)).length)
      .reduce((sum, one) => sum + one, 0);
    if (bytes > mostBytes) this.error(`The scan app has ${bytes} bytes compressed.`);
  },
};

/** The scan app at /scan, with the service worker that starts it without a network. */
export default defineConfig({
  root: folder('scan'),
  base: '/scan/',
  cacheDir: folder('node_modules/.vite-scan'),
  plugins: [
    react(),
    installable(output, '/scan'),
    small,
    compressed(output),
    declaredInputs('scan'),
  ],
  worker: { format: 'es' },
  build: {
    outDir: output,
    emptyOutDir: true,
    sourcemap: false,
    target: ['chrome87', 'safari14'],
    modulePreload: false,
    // The reader of codes is used as a file of its own; nothing is put into scripts as data.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: folder('scan/index.html'), worker: folder('scan/worker/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('admin'),
  cacheDir: folder('node_modules/.vite'),
  plugins: [react()],
  resolve: { alias: [{ find: /^zod$/, replacement: folder('admin/zod.ts') }] },
  build: {
    outDir: folder('dist/admin'),
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // antd is large; it is split by route, and a warning at the usual 500 kB says nothing new.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // Changes only with its version, so a new release of ours leaves it in the visitor's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
    },
  },
});

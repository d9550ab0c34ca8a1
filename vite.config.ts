import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { declaredInputs } from '#scripts/build-parts.mjs';
import { compressed } from '#scripts/compressed.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = folder('dist/admin');

const own = /\/(admin\/(app|ui)|contract)\//;
type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null };
const reached = new Map<string, Set<string>>();

/** Whether a script imports a module, directly or through others. */
function isOf(entry: string, id: string, graph: Graph): boolean {
  const known = reached.get(entry) ?? new Set([folder(entry)]);
  if (!reached.has(entry)) {
    reached.set(entry, known);
    for (const one of known)
      for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) known.add(imported);
  }
  return known.has(id);
}
/** What the designer needs of our own, with everything around it: it has neither lists nor forms. */
const designing = [
  'admin/app/layout/Frame.tsx',
  'admin/app/feedback/FeedbackHost.tsx',
  'admin/designer/shell/DesignerPage.tsx',
];

export default defineConfig({
  root: folder('admin'),
  cacheDir: folder('node_modules/.vite'),
  plugins: [react(), compressed(output), declaredInputs('admin')],
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
            // Changes only with its version, so it stays in the visitor's cache across our releases.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // Separate from the features, which would otherwise pull it into the login page.
            { name: 'text', test: /\/contract\/(text|language)\.ts$/, priority: 1 },
            // Each page needs its own and the first page needs all: one chunk instead of sixty.
            { name: 'features', test: /\/contract\/(feature|features\/(list|.*\/feature))\.ts$/ },
            // What most pages use comes in one chunk instead of twenty; a lower threshold would slow down the login
            // page.
            { name: 'shared', test: /node_modules/, minShareCount: 24 },
            // The same for our own modules, apart from what already comes with the first script.
            {
              name: (id, graph) => (isOf('admin/main.tsx', id, graph) ? 'first' : null),
              test: own,
            },
            {
              name: (id, graph) =>
                designing.some((entry) => isOf(entry, id, graph)) ? 'kit' : 'kit-lists',
              test: own,
              minShareCount: 12,
            },
          ],
        },
      },
    },
  },
});

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { declaredInputs } from '#scripts/build-parts.mjs';
import { compressed } from '#scripts/compressed.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = folder('dist/consumer');

/** Size limit of what a phone on a slow network loads first. */
const mostScriptBytes = 30_000;
const isOnEveryPage = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => id.includes('/consumer/page.ts'));
const small: Plugin = {
  name: 'small',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      // The 3D viewer is large; only the page that needs it loads it.
      if (part.type !== 'chunk' || !isOnEveryPage(part)) continue;
      const bytes = gzipSync(part.code).length;
      if (bytes > mostScriptBytes) this.error(`${part.fileName} has ${bytes} bytes compressed.`);
    }
  },
};

const allBlocks = "@import '../blocks/*/view.css';";
/** A block is part of the stylesheet because it has one. */
const blockStyles: Plugin = {
  name: 'block-styles',
  enforce: 'pre',
  transform(code, id) {
    if (id !== folder('consumer/page.css')) return null;
    if (!code.includes(allBlocks)) return this.error('page.css does not import the blocks.');
    const names = readdirSync(folder('blocks')).toSorted();
    const styled = names.filter((name) => existsSync(folder(`blocks/${name}/view.css`)));
    const imports = styled.map((name) => `@import '../blocks/${name}/view.css';`);
    return { code: code.replace(allBlocks, imports.join('\n')), map: null };
  },
};

/** Style and script of the public pages. The server renders their markup; the manifest has the file names. */
export default defineConfig({
  root: folder('consumer'),
  base: '/page/',
  cacheDir: folder('node_modules/.vite-page'),
  plugins: [blockStyles, small, compressed(output), declaredInputs('consumer')],
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Phones are kept for years, and the browsers inside apps are older than the phones.
    target: ['chrome80', 'safari14'],
    modulePreload: false,
    // The 3D viewer.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['page', 'model', 'live'].map((name) => folder(`consumer/${name}.ts`)),
    },
  },
});

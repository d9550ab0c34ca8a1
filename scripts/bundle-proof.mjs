// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { declaredInputs } from './build-parts.mjs';
import { root } from './surroundings.mjs';

const output = process.argv[2] ?? join(root, 'dist', 'proof');
/** @type {import('rolldown').BuildOptions} */
const common = {
  onLog: (level, log, report) => report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  plugins: [declaredInputs('proof')],
};

// One file that needs nothing but Node.js, and one page that needs nothing but a browser.
await build({
  ...common,
  input: join(root, 'proof', 'cli.ts'),
  platform: 'node',
  output: {
    dir: output,
    cleanDir: true,
    format: 'esm',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
    entryFileNames: 'suyuan-verify.mjs',
  },
});
const { output: chunks } = await build({
  ...common,
  input: join(root, 'proof', 'page.ts'),
  platform: 'browser',
  write: false,
  output: { format: 'esm', codeSplitting: false, minify: true },
});
const page = readFileSync(join(root, 'proof', 'page.html'), 'utf8');
const program = chunks[0].code.replaceAll('</script', '<\\/script').trim();
writeFileSync(
  join(output, 'suyuan-verify.html'),
  page.replace('/*program*/', () => program),
);

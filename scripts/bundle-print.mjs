// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { declaredInputs } from './build-parts.mjs';
import { root } from './surroundings.mjs';

const output = process.argv[2] ?? join(root, 'dist', 'print-control');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// One file that needs nothing but Node.js.
await build({
  input: join(root, 'print-control', 'main.ts'),
  platform: 'node',
  onLog: (level, log, report) => report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  transform: { define: { programVersion: JSON.stringify(version) } },
  plugins: [declaredInputs('print-control')],
  output: {
    dir: output,
    cleanDir: true,
    format: 'esm',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
    entryFileNames: 'suyuan-print.mjs',
  },
});

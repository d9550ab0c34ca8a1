// @ts-check
import { isAbsolute, join, resolve } from 'node:path';
import { build } from 'rolldown';
import { filesBeside } from './files-beside.mjs';
import { root } from './surroundings.mjs';

// A program of the tests that brings much of the server with it, for a folder below the project: packages are not part
// of it. From its sources it takes ten times as long to start.
const [program = '', output = ''] = process.argv.slice(2);
await build({
  input: { main: resolve(program) },
  platform: 'node',
  // What the bundler itself adds is no package that is installed.
  external: (id) => !/^([#.]|@oxc-project\/)/.test(id) && !isAbsolute(id),
  plugins: [filesBeside({ room: join(root, 'server'), output: resolve(output) })],
  output: { dir: resolve(output), format: 'esm', entryFileNames: '[name].mjs' },
});

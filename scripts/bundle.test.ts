import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { declaredInputs } from '#scripts/build-parts.mjs';
import { filesBeside } from '#scripts/files-beside.mjs';
import { lineMaps } from '#scripts/line-maps.mjs';
import { root } from '#scripts/surroundings.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A small tree of sources below a folder whose name is not plain. */
function plant(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'suyuan-bundle-')), '溯源 one');
  folders.push(dirname(folder));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

async function bundle(folder: string, more: Plugin[] = []): Promise<string> {
  const output = join(folder, 'dist', 'server');
  await build({
    input: { main: join(folder, 'server', 'main.ts') },
    platform: 'node',
    logLevel: 'silent',
    plugins: [filesBeside({ room: join(folder, 'server'), output }), lineMaps(), ...more],
    output: { dir: output, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs' },
  });
  return join(output, 'main.mjs');
}

test('files, folders and threads of the server are found from the bundle, and what lies outside of it', async () => {
  const folder = plant({
    'outside.txt': 'outside',
    'server/main.ts': `import './deep/reader.ts';`,
    'server/deep/words/one.sql': 'select 1',
    'server/deep/thread.mjs': `import { parentPort } from 'node:worker_threads'; parentPort.postMessage('thread');`,
    'server/deep/reader.ts': `
      import { readdirSync, readFileSync } from 'node:fs';
      import { Worker } from 'node:worker_threads';
      const folder: URL = new URL('./words/', import.meta.url);
      const said = [readdirSync(folder)[0], readFileSync(new URL('one.sql', folder), 'utf8')];
      said.push(readFileSync(new URL('../../outside.txt', import.meta.url), 'utf8'));
      new Worker(new URL('./thread.mjs', import.meta.url)).once('message', (word) =>
        console.log([...said, word].join()));`,
  });
  const main = await bundle(folder);
  rmSync(join(folder, 'server'), { recursive: true });
  const said = execFileSync(process.execPath, [main], { encoding: 'utf8' });
  expect(said.trim()).toBe('one.sql,select 1,outside,thread');
});

test('a file of a package is copied, so that the package need not be installed', async () => {
  const folder = plant({
    'node_modules/@fonts/one/regular.ttf': 'a font',
    'server/deep/letters.ts': `
      import { readFileSync } from 'node:fs';
      const file = new URL('../../node_modules/@fonts/one/regular.ttf', import.meta.url);
      console.log(readFileSync(file, 'utf8'));`,
    'server/main.ts': `import './deep/letters.ts';`,
  });
  const main = await bundle(folder);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(execFileSync(process.execPath, [main], { encoding: 'utf8' }).trim()).toBe('a font');
});

test('another use of import.meta is refused, and so is a package that looks for files beside itself', async () => {
  const strange = plant({ 'server/main.ts': 'console.log(import.meta.dirname);' });
  await expect(bundle(strange)).rejects.toThrow('in a way that scripts/files-beside.mjs');
  const close = plant({
    'server/main.ts': `import 'close';`,
    'node_modules/close/index.js': `require('fs').readFileSync(__dirname + '/font.ttf');`,
  });
  await expect(bundle(close)).rejects.toThrow('make its package a dependency');
});

test('a stack trace names the line of the source, also where the bundle joins lines', async () => {
  const folder = plant({
    'server/main.ts': `
type Never = { shown: string };
const fail = (words: string[]): Never => {
  throw new Error(words.join());
};
export const answer = ['a', 'b']
  .map((word) => word.toUpperCase())
  .flatMap((word) =>
    fail([word]).shown);
`,
  });
  const main = await bundle(folder);
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', main], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('server/main.ts:4:');
  expect(stderr).toContain('server/main.ts:9:');
  expect(stderr).toContain('server/main.ts:8:');
});

test('a source that is not among the inputs of its part is refused', () => {
  const check = (name: string) =>
    declaredInputs('server').generateBundle.call({
      getModuleIds: () => [join(root, name)].values(),
      error: (message) => {
        throw new Error(message);
      },
      emitFile: ({ fileName }) => fileName,
    });
  expect(() => check('bench/start.ts')).toThrow(
    "bench/start.ts is not among the inputs of 'server'",
  );
  check('server/main.ts');
  check('node_modules/zod/index.js');
});

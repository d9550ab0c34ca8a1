import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-hash-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a process that has hashed ends by itself', async () => {
  const file = path.join(folder, 'a');
  writeFileSync(file, 'abc');
  const program = path.join(folder, 'end.mts');
  const module = JSON.stringify(new URL('./hashing.ts', import.meta.url).href);
  writeFileSync(
    program,
    `import { makeHashing } from ${module};
     console.log(await new Promise((resolve) => {
       const kept = setTimeout(() => {}, 20_000);
       void makeHashing().end(${JSON.stringify(file)}, 3).then((hash) => {
         clearTimeout(kept);
         resolve(hash);
       });
     }));`,
  );
  const args = ['--import', import.meta.resolve('tsx'), program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 20_000 });
  expect(stdout.trim()).toBe(createHash('sha256').update('abc').digest('hex'));
});

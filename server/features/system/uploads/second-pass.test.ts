import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sha, takeToken, upload } from '#server/files/uploading.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { DATABASE_POOL: '2' } });
const owner = await openOwner(node.ownerUrl);
const user = await node.signIn('demo');

test('a storage that hangs holds up no connection of the database', async () => {
  const bytes = randomBytes(1_000);
  await upload(node, user, 'a.bin', bytes);
  const sql = 'select place from blob where hash = $1';
  const { place } = await owner.row<{ place: string }>(sql, [sha(bytes)]);
  const file = path.join(node.folder, 'storage', place);
  rmSync(file);
  // Opening it blocks until somebody writes.
  execFileSync('mkfifo', [file]);
  const { token, file_path: prefix } = await takeToken(user);
  const ask = (name: string) =>
    user.post('WipFile/secondPass', {
      token,
      key: prefix + name,
      fname: name,
      hash: sha(bytes),
      size: bytes.length,
    });
  const asked = [ask('b.bin'), ask('c.bin')];
  await new Promise((resolve) => setTimeout(resolve, 300));
  const other = user.get('company/info').then(({ code }) => code);
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 3_000));
  expect(await Promise.race([other, late])).toBe(0);
  // Once somebody writes, both go on and find nothing to read.
  closeSync(openSync(file, 'r+'));
  await Promise.all(asked);
});

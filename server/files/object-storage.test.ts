import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { pictureAt } from '#contract/files.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startS3 } from '#server/storage/s3-stand-in.fixture.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';
import { until } from '#server/testing/wait.ts';

const s3 = await startS3();
const node = await startTestNode({ settings: { STORAGE_URL: s3.url } });
const owner = await openOwner(node.ownerUrl);
const { app, base } = node;
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
});
const objects = () =>
  readdirSync(s3.folder, { recursive: true }).filter((name) => String(name).endsWith('_object'));
const picture = () =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: '#0b7a5b' } })
    .png()
    .toBuffer();

test('files and ranges of them come from an object storage just as from a disk', async () => {
  const bytes = await picture();
  const fields = { file_path: 'business_license' };
  const { data } = await sendFile(base, demo, { name: '执照.png', bytes }, fields);
  const whole = await fetch(base + data.preview);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  expect(whole.headers.get('content-type')).toBe('image/png');
  const part = await fetch(base + data.preview, { headers: { range: 'bytes=-10' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true);
  const head = await fetch(base + data.preview, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  expect((await fetch(base + data.url)).status).toBe(404);
});

test('pictures keep their variants there, and a sweep takes all of it away', async () => {
  const before = objects().length;
  const { data } = await sendFile(base, demo, { name: 'a.png', bytes: await picture() });
  for (const format of ['webp', 'avif'] as const) {
    const answer = await fetch(base + pictureAt(data.url, 96, format));
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, width]).toEqual([200, 96]);
  }
  expect(objects().length).toBe(before + 3);
  await owner.rows(
    `update stored_file set create_time = now() - interval '2 days' where key = $1 and company_id = 1`,
    [`picture/${data.url.slice(-69, -5)}`],
  );
  await until('a sweep', async () => {
    await transact(app.database.main, systemActor, (tx) =>
      app.jobs.add(tx, { kind: 'files.sweep', uniqueKey: 'sweep files' }),
    );
    return objects().length === before;
  });
  expect((await fetch(base + data.url)).status).toBe(404);
});

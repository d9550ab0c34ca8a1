import { existsSync } from 'node:fs';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { pictureAt } from '#contract/files.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';
import { gate, until } from '#server/testing/wait.ts';
import { plainAddress } from './addresses.ts';
import { settle, stage } from './keep.ts';
import { deleteUnused, leaveNamelessBlobs } from './sweep.ts';
import { useFiles } from './uses.ts';

const node = await startTestNode();
const { app, base } = node;
const owner = await openOwner(node.ownerUrl);
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
  await until('the first sweep', async () => (await jobs('done')).length > 0);
});
const jobs = (state: string) =>
  owner.rows(`select id from job where kind = 'files.sweep' and state = $1`, [state]);
const asSystem = <T>(work: Parameters<typeof transact<T>>[2]) =>
  transact(app.database.main, systemActor, work);

const put = (bytes: Buffer = randomBytes(100), company = 1) =>
  stage(app, {
    company,
    account: 10,
    key: `test/${randomUUID()}`,
    name: 'a.bin',
    kind: 'file',
    isPublic: false,
    type: 'application/octet-stream',
    bytes,
  });
const keep = async (bytes?: Buffer, company = 1) => {
  const staged = await put(bytes, company);
  return { ...staged, ...(await asSystem((tx) => settle(tx, staged))), upload: staged.id };
};
const age = (id: number) =>
  asSystem((tx) =>
    sql`update stored_file set create_time = now() - interval '25 hours' where id = ${id}`.execute(
      tx,
    ),
  );
const isThere = (place: string) => existsSync(path.join(node.folder, 'storage', place));
const used = async (company = 1) =>
  (
    await owner.rows<{ bytes: number }>('select bytes from storage_use where company_id = $1', [
      company,
    ])
  )[0]?.bytes ?? 0;

async function sweep(): Promise<void> {
  const id = await asSystem((tx) =>
    app.jobs.add(tx, { kind: 'files.sweep', uniqueKey: 'sweep files' }),
  );
  await until('the sweep', async () => {
    const [job] = await owner.rows<{ state: string; error: string }>(
      'select state, error from job where id = $1',
      [id],
    );
    if (job?.error) throw new Error(job.error);
    return job?.state === 'done';
  });
}

test('what nobody used for a day goes, bytes and all, and is no longer counted', async () => {
  const before = await used();
  const unused = await keep();
  const young = await keep();
  const needed = await keep();
  await asSystem((tx) =>
    useFiles(tx, { company: 1, owner: 'test', id: 1 }, [plainAddress(needed.address)]),
  );
  expect(await used()).toBe(before + 300);
  for (const { id } of [unused, needed]) await age(id);
  await sweep();
  expect([unused, young, needed].map(({ place }) => isThere(place))).toEqual([false, true, true]);
  expect(await used()).toBe(before + 200);
  expect(await owner.rows(`select from blob where hash = $1`, [unused.hash])).toEqual([]);
  expect(await owner.rows('select from upload')).toEqual([]);
  expect((await app.metrics.storedBytes.get()).values[0]!.value).toBeGreaterThanOrEqual(
    before + 200,
  );
});

test('a picture takes its variants along', async () => {
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#123' },
  })
    .png()
    .toBuffer();
  const { data } = await sendFile(base, demo, { name: 'a.png', bytes });
  for (const format of ['webp', 'avif'] as const)
    expect((await fetch(base + pictureAt(data.url, 96, format))).status).toBe(200);
  const { id, place } = await owner.row<{ id: number; place: string }>(
    'select f.id, b.place from stored_file f join blob b using (company_id, hash) where f.hash = $1',
    [data.url.slice(-69, -5)],
  );
  expect(isThere(`${place}-96.avif`)).toBe(true);
  await age(id);
  await sweep();
  expect([place, `${place}-96.webp`, `${place}-96.avif`].map(isThere)).toEqual([
    false,
    false,
    false,
  ]);
  expect((await fetch(base + data.url)).status).toBe(404);
});

test('content stays as long as one of its names is used', async () => {
  const bytes = randomBytes(50);
  const first = await keep(bytes);
  const second = await keep(bytes);
  await asSystem((tx) =>
    useFiles(tx, { company: 1, owner: 'test', id: 2 }, [plainAddress(second.address)]),
  );
  for (const { id } of [first, second]) await age(id);
  await sweep();
  expect(isThere(first.place)).toBe(true);
  // The second copy was never needed.
  expect(isThere(second.place)).toBe(false);
  expect(await owner.rows('select id from stored_file where hash = $1', [first.hash])).toEqual([
    { id: second.id },
  ]);
});

test('an upload that broke off goes after a day, and anyone who comes back finds nothing', async () => {
  const [old, young] = [await put(), await put()];
  await owner.rows(`update upload set touch_time = now() - interval '25 hours' where id = $1`, [
    old.id,
  ]);
  await sweep();
  expect([old, young].map(({ place }) => isThere(place))).toEqual([false, true]);
  expect(await owner.rows('select id from upload')).toEqual([{ id: young.id }]);
  await owner.rows('delete from upload');
});

test('a sweep that died between any two steps is ended by the next', async () => {
  const file = await keep();
  await age(file.id);
  await asSystem(deleteUnused);
  expect(isThere(file.place)).toBe(true);
  await asSystem(leaveNamelessBlobs);
  expect(isThere(file.place)).toBe(true);
  expect(await owner.rows('select place from upload')).toEqual([{ place: file.place }]);
  // Bytes already deleted, the row still there.
  await app.storage.at(file.region).store.remove({ place: file.place, state: null });
  await sweep();
  expect(await owner.rows('select from upload')).toEqual([]);
});

describe('at the same moment', () => {
  test('a use that is being written wins', async () => {
    const file = await keep();
    await age(file.id);
    const held = gate();
    const saved = gate();
    const saving = asSystem(async (tx) => {
      const found = await useFiles(tx, { company: 1, owner: 'test', id: 3 }, [
        plainAddress(file.address),
      ]);
      held.open();
      await saved.opened;
      return found;
    });
    await held.opened;
    await sweep();
    saved.open();
    expect(await saving).toBe(true);
    await sweep();
    expect(isThere(file.place)).toBe(true);
    expect(await owner.rows('select id from stored_file where id = $1', [file.id])).toHaveLength(1);
  });

  test('a use that comes while a file is being swept is told that it is not there', async () => {
    const file = await keep();
    await age(file.id);
    const held = gate();
    const swept = gate();
    const sweeping = asSystem(async (tx) => {
      await deleteUnused(tx);
      held.open();
      await swept.opened;
    });
    await held.opened;
    const saving = asSystem((tx) =>
      useFiles(tx, { company: 1, owner: 'test', id: 4 }, [plainAddress(file.address)]),
    );
    swept.open();
    await sweeping;
    expect(await saving).toBe(false);
    await sweep();
  });

  test('the same content coming again stands by itself', async () => {
    const bytes = randomBytes(70);
    const file = await keep(bytes);
    await age(file.id);
    await asSystem(deleteUnused);
    const held = gate();
    const swept = gate();
    const sweeping = asSystem(async (tx) => {
      await leaveNamelessBlobs(tx);
      held.open();
      await swept.opened;
    });
    await held.opened;
    const coming = keep(bytes);
    swept.open();
    await sweeping;
    const again = await coming;
    await sweep();
    expect([file.place, again.place].map(isThere)).toEqual([false, true]);
    expect(await owner.row('select place from blob where hash = $1', [file.hash])).toEqual({
      place: again.place,
    });
  });

  test('many sweeps and uploads leave exactly what is used', async () => {
    const before = await used(38);
    const contents = Array.from({ length: 5 }, () => randomBytes(1_000));
    const work = Array.from({ length: 40 }, async (_, n) => {
      const file = await keep(contents[n % 5], 38);
      if (n % 2) await age(file.id);
      if (n % 5 === 0)
        await asSystem((tx) =>
          useFiles(tx, { company: 38, owner: 'test', id: n }, [plainAddress(file.address)]),
        );
      if (n % 4 === 0) await asSystem(deleteUnused);
      if (n % 4 === 2) await asSystem(leaveNamelessBlobs);
    });
    await Promise.all(work);
    await owner.rows(`update stored_file set create_time = now() - interval '25 hours'`);
    await sweep();
    const left = await owner.rows<{ place: string; size: number }>(
      `select b.place, b.size from blob b where company_id = 38 and type = 'application/octet-stream'`,
    );
    for (const { place } of left) expect(isThere(place)).toBe(true);
    expect(await used(38)).toBe(before + left.length * 1_000);
    expect(
      await owner.row(`select sum(size)::int as bytes from blob where company_id = 38`),
    ).toEqual({ bytes: await used(38) });
  });
});

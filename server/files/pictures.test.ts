import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { pictureAt, pictureWidths } from '#contract/files.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { registerPictures } from '#server/files/picture-route.ts';
import { makeServer } from '#server/build-server.ts';
import { TooBusy } from '#server/files/picture-queue.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { testSettings } from '#server/testing/settings.ts';
import { sendFile } from '#server/testing/uploads.ts';
import { gate, until } from '#server/testing/wait.ts';
import { makeVariants } from './variants.ts';

const node = await startTestNode();
const { app, base } = node;
const owner = await openOwner(node.ownerUrl);
let demo: Awaited<ReturnType<TestNode['signIn']>>;

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const send = (bytes: Buffer, name = '图.png') => sendFile(base, demo, { name, bytes });
const get = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(base + address, { headers, method });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

let url: string;
beforeAll(async () => {
  demo = await node.signIn('demo');
  const { data, msg } = await send(await noise(1_200, 900).png().toBuffer());
  expect(data, msg).toMatchObject({ width: 1_200, height: 900 });
  ({ url } = data);
});
const placeOf = async (address: string) =>
  (
    await owner.row<{ place: string }>(
      'select place from blob where company_id = 1 and hash = $1',
      [address.slice(-69, -5)],
    )
  ).place;
const filesBeside = async (address: string) => {
  const place = path.join(node.folder, 'storage', await placeOf(address));
  return readdirSync(path.dirname(place)).filter((name) => name.startsWith(path.basename(place)));
};

describe('a picture', () => {
  test('lies in the storage, nothing of it in the database, and may be kept for ever', async () => {
    const { status, headers, bytes } = await get(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${url.slice(-69, -5)}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_200 });
    expect(await owner.rows('select from picture')).toEqual([]);
    expect(await owner.rows(`select from upload where touch_time > 'epoch'`)).toEqual([]);
    const again = await get(url, { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  test('is upright, at most 1600 large, and tells nothing of where it was taken', async () => {
    const camera = await noise(2_400, 1_200)
      .withExif({ IFD0: { Orientation: '6', Copyright: 'secret owner' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await send(camera, '照片.jpg');
    expect(data).toMatchObject({ width: 800, height: 1_600 });
    const { bytes } = await get(data.url);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('secret owner')).toBe(false);
  });

  test('that moves goes on moving, also small and by the name of a format that cannot', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 300, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { data } = await send(gif, '动图.gif');
    expect(data).toMatchObject({ width: 300, height: 200 });
    for (const address of [data.url, pictureAt(data.url, 96), pictureAt(data.url, 96, 'avif')]) {
      const { bytes, headers } = await get(address);
      expect(headers.get('content-type')).toBe('image/webp');
      expect((await sharp(bytes).metadata()).pages, address).toBe(3);
    }
  });

  test.each([
    [
      'a drawing',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      ),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.4\n')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('[UPL-8] is refused where it is %s, whatever its name says', async (_what, bytes) => {
    expect(await send(bytes, 'a.png')).toMatchObject({ code: 422, errors: [{ field: 'file' }] });
  });

  test('[UPL-8] that is a script as well is made again without it', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script>');
    const both = Buffer.concat([await noise(20, 20).gif().toBuffer(), script]);
    const { data } = await send(both, 'a.gif');
    expect((await get(data.url)).bytes.includes('<script>')).toBe(false);
  });

  test('is stored once, however often it is sent', async () => {
    const bytes = await noise(60, 40).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(bytes)));
    const [first] = answers;
    expect(answers.every(({ data }) => data.url === first!.data.url)).toBe(true);
    const hash = first!.data.url.slice(-69, -5);
    expect(await owner.row('select count(*)::int as n from blob where hash = $1', [hash])).toEqual({
      n: 1,
    });
    expect(
      await owner.row(`select count(*)::int as n from upload where touch_time > 'epoch'`),
    ).toEqual({ n: 0 });
  });
});

describe('a variant', () => {
  test.each(pictureWidths)('is as wide as asked: %i', async (width) => {
    for (const format of ['webp', 'avif'] as const) {
      const { bytes, headers, status } = await get(pictureAt(url, width, format));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(`image/${format}`);
      expect(headers.get('cache-control')).toContain('immutable');
      const { width: real, height } = await sharp(bytes).metadata();
      expect([real, height]).toEqual([width, Math.round((width * 900) / 1_200)]);
    }
  });

  test('is made once for fifty who ask at once, and kept', async () => {
    const { data } = await send(await noise(1_000, 1_000).png().toBuffer());
    const address = pictureAt(data.url, 480, 'avif');
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [first] = answers;
    expect(answers.every(({ bytes }) => bytes.equals(first!.bytes))).toBe(true);
    expect(await filesBeside(data.url)).toHaveLength(2);
    expect((await get(address)).bytes.equals(first!.bytes)).toBe(true);
    expect((await get(address, { 'if-none-match': first!.headers.get('etag')! })).status).toBe(304);
  });

  test('is AVIF under its usual address once that is made, for browsers that show it', async () => {
    const { data } = await send(await noise(900, 600).png().toBuffer());
    const address = pictureAt(data.url, 480);
    const modern = { accept: 'image/avif,image/webp,*/*' };
    // Nobody waits for the slower one.
    const first = await get(address, modern);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('vary')).toBe('accept');
    const typeNow = async () => (await get(address, modern)).headers.get('content-type');
    await until('AVIF', async () => (await typeNow()) === 'image/avif');
    const later = await get(address, modern);
    expect((await sharp(later.bytes).metadata()).format).toBe('heif');
    expect(later.headers.get('etag')).toContain('-480.avif');
    expect(later.bytes.length).toBeLessThan(first.bytes.length);
    const again = await get(address, { ...modern, 'if-none-match': later.headers.get('etag')! });
    expect(again.status).toBe(304);
    const old = await get(address, { accept: 'image/webp,*/*' });
    expect(old.headers.get('content-type')).toBe('image/webp');
    expect(old.bytes).toEqual(first.bytes);
    // As wide as the picture itself, too.
    await get(pictureAt(data.url, 1080), modern);
    await until(
      'the widest AVIF',
      async () =>
        (await get(pictureAt(data.url, 1080), modern)).headers.get('content-type') === 'image/avif',
    );
  });

  test('is never wider than the picture', async () => {
    const { data } = await send(await noise(300, 100).png().toBuffer());
    const whole = await get(data.url);
    const wide = await get(pictureAt(data.url, 720));
    expect(wide.bytes.equals(whole.bytes)).toBe(true);
    const sizes = await Promise.all(
      [480, 720, 1080].map(async (width) => {
        const { bytes } = await get(pictureAt(data.url, width as 480, 'avif'));
        return (await sharp(bytes).metadata()).width;
      }),
    );
    expect(sizes).toEqual([300, 300, 300]);
    // The picture and one AVIF for all three.
    expect(await filesBeside(data.url)).toHaveLength(2);
  });

  test.each([
    '-97.webp',
    '-0.webp',
    '-096.webp',
    '-9999.avif',
    '-small.webp',
    '-96.png',
    '.avif',
    '-96.webp/..',
    '',
  ])('there is none called %j', async (end) => {
    expect((await get(url.replace(/\.webp$/, end))).status).toBe(404);
  });

  test('of no picture is not found, and of another kind of file neither', async () => {
    expect((await get(`/api/picture/${'0'.repeat(64)}-96.webp`)).status).toBe(404);
    const { hash } = await owner.row<{ hash: string }>(
      `select hash from stored_file where kind = 'manual' limit 1`,
    );
    expect((await get(`/api/picture/${hash}.webp`)).status).toBe(404);
  });

  test('of a picture whose bytes are gone is not found, nor is the picture', async () => {
    const bytes = await noise(150, 100).png().toBuffer();
    const { data } = await sendFile(base, demo, { name: 'gone.png', bytes });
    await app.storage.at(30).store.remove({ place: await placeOf(data.url), state: null });
    const answer = await get(data.url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get(pictureAt(data.url, 96))).status).toBe(404);
  });

  test('waits in a line that has an end; who comes later is told to come back', async () => {
    const held = gate();
    let most = 0;
    let now = 0;
    const variants = makeVariants(async () => {
      most = Math.max(most, (now += 1));
      await held.opened;
      now -= 1;
      return Buffer.from('x');
    });
    const { store } = app.storage.at(30);
    const place = await placeOf(url);
    const ask = (n: number) =>
      variants.read(store, place, { width: n as 96, format: 'webp' }, async () => true);
    const asked = Array.from({ length: 66 }, (_, n) => ask(10_000 + n));
    await until('two to be under way', () => now === 2);
    await expect(ask(20_000)).rejects.toThrow(TooBusy);
    held.open();
    await Promise.all(asked);
    expect(most).toBe(2);
  });

  test('that cannot be made now is refused for a moment, not for ever', async () => {
    const server = makeServer(testSettings({}));
    registerPictures(server, app, {
      read: async () => {
        throw new TooBusy();
      },
      readReady: async () => null,
    });
    const answer = await server.inject(pictureAt(url, 96));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.headers['cache-control']).toBeUndefined();
    await server.close();
  });

  test('of a picture that was swept meanwhile is not left behind', async () => {
    const { store } = app.storage.at(30);
    const variants = makeVariants(async () => Buffer.from('x'));
    const place = await placeOf(url);
    await variants.read(store, place, { width: 777 as 96, format: 'webp' }, async () => false);
    await expect(store.read(`${place}-777.webp`)).rejects.toThrow();
  });
});

test('a picture that would not fit any more is refused, and nothing of it is counted', async () => {
  const other = await node.signIn('newco');
  await owner.rows(
    `insert into storage_use values (3, 200::bigint * 1048576 - 100) on conflict (company_id) do update set bytes = excluded.bytes`,
  );
  const answer = await sendFile(base, other, {
    name: 'a.png',
    bytes: await noise(200, 200).png().toBuffer(),
  });
  expect(answer).toMatchObject({
    code: 402,
    msg: '存储空间不足：已用 200 MB，共 200 MB，请联系平台扩容',
  });
  expect(await owner.row('select bytes from storage_use where company_id = 3')).toEqual({
    bytes: 200 * 1_048_576 - 100,
  });
  expect(await owner.rows('select from stored_file where company_id = 3')).toEqual([]);
  await transact(app.database.main, systemActor, (tx) =>
    tx.deleteFrom('storage_use').where('company_id', '=', 3).execute(),
  );
});

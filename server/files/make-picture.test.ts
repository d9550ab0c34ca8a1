import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Refusal } from '#server/refusal.ts';
import { gate, until } from '#server/testing/wait.ts';
import { makePictureQueue, TooBusy } from './picture-queue.ts';
import { makePicture } from './make-picture.ts';

test('pictures are made a few at a time, in a line that has an end', async () => {
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const held = gate();
  const hold = makePictureQueue(0);
  const holding = [hold(() => held.opened), hold(() => held.opened)];
  await expect(hold(async () => null)).rejects.toThrow(TooBusy);
  let made = 0;
  const asked = Array.from({ length: 51 }, () => makePicture(small).finally(() => (made += 1)));
  const told = Promise.allSettled(asked);
  await until('the last to be told', () => made > 0);
  expect(made).toBe(1);
  held.open();
  await Promise.all(holding);
  const refused = (await told).filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as Refusal).code)).toEqual([503]);
});

test('a picture of two bytes for each colour may have half as many dots', async () => {
  const of = (height: number) =>
    sharp({ create: { width: 6_400, height, channels: 3, background: 'red' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
  await expect(makePicture(await of(5_001))).rejects.toMatchObject({ code: 422 });
  expect(await makePicture(await of(100))).toMatchObject({ width: 1_600, height: 25 });
});

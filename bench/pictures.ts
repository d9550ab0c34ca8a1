import sharp from 'sharp';
import { pictureAt, pictureWidths } from '#contract/files.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { storePicture } from '#server/files/pictures.ts';
import { kb, median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const rounds = 3;
const place = await startPlace();
const { app } = place;

/** Like a camera picture: large, with soft areas and grain. */
const photograph = (seed: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000">
    <filter id="f"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="6" seed="${seed}"/></filter>
    <rect width="100%" height="100%" filter="url(#f)"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#586' }).jpeg({ quality: 90 }).toBuffer();
};
const load = async (address: string) => {
  const began = performance.now();
  const answer = await fetch(place.base + address);
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { took: performance.now() - began, bytes: byteLength };
};

const stored: { address: string; took: number; sent: number }[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const bytes = await photograph(round);
  const began = performance.now();
  const address = await transact(app.database.main, systemActor, (tx) =>
    storePicture(app, tx, { company: 1, account: null }, bytes),
  );
  stored.push({ address, took: performance.now() - began, sent: bytes.length });
}
// Once beforehand as a warm-up.
const [first, ...rest] = stored;
await load(pictureAt(first!.address, 96));
await load(pictureAt(first!.address, 96, 'avif'));
const whole = await Promise.all(rest.map(({ address }) => load(address)));
print(
  `a photograph of 12 megapixels (${kb(rest[0]!.sent)}) made again and kept`,
  ms(median(rest.map(({ took }) => took))),
);
print('the picture itself', kb(median(whole.map(({ bytes }) => bytes))));
for (const format of ['webp', 'avif'] as const)
  for (const width of pictureWidths) {
    const cold = [];
    for (const { address } of rest) cold.push(await load(pictureAt(address, width, format)));
    const warm = [];
    for (let round = 0; round < 20; round += 1)
      warm.push(await load(pictureAt(rest[0]!.address, width, format)));
    const took = (list: { took: number }[]) => ms(median(list.map((one) => one.took)));
    const size = kb(median(cold.map(({ bytes }) => bytes)));
    print(
      `${width} wide, ${format} (${size}): first time / afterwards`,
      `${took(cold)} / ${took(warm)}`,
    );
  }
await place.close();

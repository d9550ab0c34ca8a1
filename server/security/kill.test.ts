import { BlobReader, configure, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { asker } from './asker.fixture.ts';
import { begin, kill, openMakers } from '#server/testing/makers.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sizes } from '#server/testing/sizes.ts';
import { verifyCovert } from './verify.ts';

configure({ useWebWorkers: false });
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const makers = openMakers(node);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const { codes: quantity, kills, lives } = sizes.secrets;
const passphrase = 'sunny-Lantern-48-harbour';

async function linesIn(archive: ArrayBuffer): Promise<string[]> {
  const [entry] = await new ZipReader(new BlobReader(new Blob([archive]))).getEntries();
  if (!entry || entry.directory) throw new Error('no file');
  const text = await entry.getData(new TextWriter(), { password: passphrase });
  return text.trim().split('\r\n').slice(1);
}

test(`${quantity} security codes outlive ${kills} kills: exactly so many, all distinct, and no seed when they have left`, async () => {
  const identity = await node.signIn('identity');
  const demo = await node.signIn('demo');
  // This node does not make codes.
  await node.app.jobs.stop();
  const { data: ordered } = await identity.post('securityPack/add', {
    kind: 'standalone',
    quantity,
  });
  const id = ordered.id as number;
  const read = () =>
    owner.row<{ made: number; state: string; seed: string | null; skipped: number[] }>(
      `select made::int, state, seed_sealed::text as seed, skipped from security_pack where id = $1`,
      [id],
    );
  const { seed } = await read();
  expect(seed).not.toBeNull();

  const waiting = [makers.start(), makers.start()];
  const seen: number[] = [];
  for (let round = 0; round <= kills; round += 1) {
    const maker = await waiting.shift()!;
    if (round + waiting.length < kills) waiting.push(makers.start());
    const { made: before } = await read();
    seen.push(before);
    begin(maker);
    // Some are killed before their first step is done, others during a later one.
    while (round % 2 === 0 && round < kills && (await read()).made === before) await pause(5);
    await pause(Math.random() * lives);
    if (round === kills) while ((await read()).state !== 'ready') await pause(20);
    await kill(maker);
    // Expire the lease of the killed process instead of waiting half a minute.
    await owner.rows(
      `update job set lease_until = now() - interval '1 second' where state = 'running'`,
    );
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(2);
  expect(seen.at(-1)).toBeLessThan(quantity);

  // Until the download there is one seed, unchanged, and exactly the ordered number of hashes.
  expect(await read()).toMatchObject({ made: quantity, state: 'ready', seed });
  expect(
    await owner.row(
      `select count(*)::int as rows, count(distinct hash)::int as distinct from covert_code where pack_id = $1`,
      [id],
    ),
  ).toEqual({ rows: quantity, distinct: quantity });

  expect(await identity.post('securityPack/request', { id })).toMatchObject({ code: 0 });
  expect(await demo.post('securityPack/approve', { id })).toMatchObject({ code: 0 });
  const file = await identity.post('securityPack/download', { id, passphrase });
  const codes = await linesIn(file.data as ArrayBuffer);
  expect(codes).toHaveLength(quantity);
  expect(new Set(codes).size).toBe(quantity);
  expect(await read()).toMatchObject({ state: 'downloaded', seed: null });
  // Around the end of each step, where a process may have been killed.
  const looked = [0, 49_999, 50_000, 99_999, 100_000, 249_999, 250_000, quantity - 1];
  for (const at of looked.filter((one) => one < quantity))
    expect(await verifyCovert(node.app, { asker, code: codes[at]! })).toMatchObject({
      is: 'right',
    });
}, 900_000);

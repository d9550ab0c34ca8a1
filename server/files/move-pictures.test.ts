import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const { app, base } = node;
const owner = await openOwner(node.ownerUrl);

/** As stored by an earlier version. */
async function keepOld(shade: number, company = 1): Promise<string> {
  const webp = await sharp({
    create: { width: 200, height: 100, channels: 3, background: { r: shade, g: 9, b: 9 } },
  })
    .webp({ lossless: true })
    .toBuffer();
  const hash = createHash('sha256').update(webp).digest('hex');
  await owner.rows(
    'insert into picture (company_id, hash, webp, thumb, width, height) values ($1, $2, $3, $3, 200, 100)',
    [company, hash, webp],
  );
  return `/api/picture/${hash}.webp`;
}
const move = async () => {
  const id = await transact(app.database.main, systemActor, (tx) =>
    app.jobs.add(tx, { kind: 'pictures.move' }),
  );
  await until('the move', async () => {
    const job = await owner.row<{ state: string; error: string | null }>(
      'select state, error from job where id = $1',
      [id],
    );
    if (job.error) throw new Error(job.error);
    return job.state === 'done';
  });
};

test('pictures of an earlier version move into the storage and stay where they are shown', async () => {
  const [shown, earlier, unused] = [await keepOld(1), await keepOld(2), await keepOld(3)];
  const theirs = await keepOld(4, 38);
  for (let shade = 10; shade < 40; shade += 1) await keepOld(shade);
  const { id } = await owner.row<{ id: number }>(
    'select id from part where company_id = 1 order by id limit 1',
  );
  await owner.rows('update part set images = $2 where id = $1 and company_id = 1', [
    id,
    JSON.stringify([shown]),
  ]);
  await owner.rows(
    `update part_revision set content = content || $2 where part_id = $1 and company_id = 1`,
    [id, JSON.stringify({ images: [earlier] })],
  );
  // Already full: existing pictures stay all the same.
  await owner.rows('update storage_use set bytes = 1000000 * 1048576::bigint where company_id = 1');
  await move();
  expect(await owner.rows('select from picture')).toEqual([]);
  for (const address of [shown, earlier, unused, theirs]) {
    const answer = await fetch(base + address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(address.slice(-69, -5));
  }
  const uses = (address: string) =>
    owner.rows(
      `select u.owner, u.owner_id, f.company_id from file_use u join stored_file f on f.company_id = u.company_id and f.id = u.file_id where f.key = $1`,
      [`picture/${address.slice(-69, -5)}`],
    );
  expect(await uses(shown)).toEqual([{ owner: 'part', owner_id: id, company_id: 1 }]);
  expect(await uses(earlier)).toEqual([{ owner: 'part', owner_id: id, company_id: 1 }]);
  expect([...(await uses(unused)), ...(await uses(theirs))]).toEqual([]);
  expect(await owner.rows(`select from upload where touch_time > 'epoch'`)).toEqual([]);
});

test('a move that is begun again goes on where it was', async () => {
  const address = await keepOld(50);
  await move();
  // As if it had crashed between storing the bytes and deleting the row.
  await keepOld(50);
  await move();
  expect(await owner.rows('select from picture')).toEqual([]);
  expect((await fetch(base + address)).status).toBe(200);
  const { n } = await owner.row<{ n: number }>(
    'select count(*)::int as n from blob where hash = $1',
    [address.slice(-69, -5)],
  );
  expect(n).toBe(1);
});

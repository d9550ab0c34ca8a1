import { beforeAll, expect, test } from 'vitest';
import type { Collection } from '#contract/features/trace/collection/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { prepareQuality, type Prepared } from '#server/quality/quality.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { collectionsOf } from './queries.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Prepared;
let demo: Prepared['demo'];
beforeAll(async () => {
  made = await prepareQuality(node, owner);
  ({ demo } = made);
});
const batchOf = async (units: number) => {
  const id = await made.addBatch();
  return { id, serials: await made.units(units, made.part, id) };
};
const uncounted = { complete: null, missing: null, failed: null, waived: null };

test('[MNU-21] a batch without a plan has units and no figures', async () => {
  const { id } = await batchOf(1);
  const { data } = await demo.get('collection/index', { limit: 1 });
  expect(data).toMatchObject([{ id, plan_id: null, units: 1, ...uncounted }]);
});

test('[MNU-21] a list judges so many units at most, the smallest batches first; the others are counted one by one', async () => {
  await made.publishPlan();
  const [large, small] = [await batchOf(4), await batchOf(2)];
  await made.complete(large.serials[0]!);
  await made.record('qc', large.serials[1]!, '外观', { result: 'fail' });
  await made.complete(small.serials[0]!);
  const list = async (most: number | null) => {
    const session = { companyId: 1 } as never;
    const rows = await transact(node.app.database.main, systemActor, (tx) =>
      collectionsOf({ app: node.app, tx, session } as never, [large.id, small.id], most),
    );
    return new Map(rows.map((row: Collection) => [row.id, row]));
  };
  const counted = { complete: 1, missing: 1, failed: 0, waived: 0 };
  const bounded = await list(3);
  expect(bounded.get(small.id)).toMatchObject({ units: 2, ...counted });
  expect(bounded.get(large.id)).toMatchObject({ units: null, ...uncounted });
  const both = await list(5);
  expect(both.get(large.id)).toMatchObject({ units: 4, ...uncounted });
  const whole = { units: 4, complete: 1, missing: 2, failed: 1, waived: 0 };
  expect((await list(null)).get(large.id)).toMatchObject(whole);
  expect(await demo.get('collection/progress', { batch_id: large.id })).toMatchObject({
    code: 0,
    data: whole,
  });
  const other = await node.signIn('other');
  for (const [user, id] of [
    [other, large.id],
    [demo, 999_999],
  ] as const)
    expect(await user.get('collection/progress', { batch_id: id })).toMatchObject({ status: 404 });
});

import { expect, test } from 'vitest';
import { giveMove, makeBatches } from '#server/testing/batches.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

test('what a recalled batch made is recalled behind it, and those who look after batches are told', async () => {
  const demo = await node.signIn('demo');
  const made = await makeBatches(demo, owner);
  const batch = await made.addIn('producing');
  const pack = await orderPack(demo, {
    rule_id: await standardRuleOf(owner),
    batch_id: batch.id,
    quantity: 6,
  });
  const { data: rows } = await demo.get('identifier/index', { pack_id: pack.id });
  const codes = rows.map(({ code }: { code: string }) => code);
  await demo.post('binding/add', {
    part_id: made.part,
    batch_id: batch.id,
    codes: codes.slice(0, 4),
  });
  await giveMove(demo, 'complete', [batch.id]);
  const reason = '密封圈不良';
  expect(await demo.post('batch/recall', { ids: [batch.id], reason })).toMatchObject({ code: 0 });
  const states = async () =>
    (
      await owner.rows<{ state: number }>('select state from identifier where batch_id = $1', [
        batch.id,
      ])
    )
      .map(({ state }) => state)
      .toSorted((a, b) => a - b);
  await until('the identifiers to follow', async () => (await states()).includes(24));
  expect(await states()).toEqual([1, 1, 24, 24, 24, 24]);
  const recalled = rows.find(({ code }: { code: string }) => code === codes[0]);
  const { data } = await demo.get('identifier/info', { id: recalled.id });
  expect(data.events[0]).toMatchObject({ kind: 'recall', reason, batch_code: batch.code });
  expect(
    await owner.row(
      `select payload ->> 'subject' as subject from job where kind = 'identifiers.move'`,
    ),
  ).toEqual({ subject: batch.code });
  const told = await owner.rows(
    `select from notice where sentence = 'batchRecalled' and type = 5 and params ->> 'code' = $1`,
    [batch.code],
  );
  expect(told.length).toBeGreaterThan(1);
});

import { expect, test } from 'vitest';
import { standardRuleOf } from '#server/testing/codes.ts';
import { begin, kill, openMakers } from '#server/testing/makers.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sizes } from '#server/testing/sizes.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const makers = openMakers(node);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const { codes: quantity, kills, lives } = sizes.order;

test(`an order of ${quantity} outlives ${kills} kills: exactly so many, all distinct, each told once`, async () => {
  const demo = await node.signIn('demo');
  // This node does not make codes.
  await node.app.jobs.stop();
  const ordered = await demo.post('identifierPack/add', {
    rule_id: await standardRuleOf(owner),
    quantity,
  });
  const id = ordered.data.id as number;
  const madeNow = async () =>
    (await owner.row<{ made: number }>('select made::int from identifier_pack where id = $1', [id]))
      .made;

  const waiting = [makers.start(), makers.start()];
  const seen: number[] = [];
  for (let round = 0; round <= kills; round += 1) {
    const child = await waiting.shift()!;
    if (round + waiting.length < kills) waiting.push(makers.start());
    const began = await madeNow();
    seen.push(began);
    begin(child);
    // Some are killed before their first step is done, others during a later one.
    while (round % 2 === 0 && round < kills && (await madeNow()) === began) await pause(5);
    await pause(Math.random() * lives);
    if (round === kills) while ((await madeNow()) < quantity) await pause(50);
    await kill(child);
    // Expire the lease of the killed process instead of waiting half a minute.
    await owner.rows(
      `update job set lease_until = now() - interval '1 second' where state = 'running'`,
    );
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(kills / 3);
  expect(
    await owner.row(
      `select count(*)::int as rows, count(distinct i.seq)::int as distinct,
         (max(i.seq) - min(i.seq) + 1)::int as span, min(p.state) as state, min(p.made)::int as made
       from identifier i join identifier_pack p on i.seq between p.first_seq and p.last_seq where p.id = $1`,
      [id],
    ),
  ).toEqual({ rows: quantity, distinct: quantity, span: quantity, state: 'ready', made: quantity });
  const told = await owner.row<{ events: number; runs: number }>(
    `select sum(e.quantity)::int as events, sum(r.last_seq - r.first_seq + 1)::int as runs
     from trace_event e join trace_event_run r on r.event_id = e.id and r.record_time = e.record_time
     where e.pack_id = $1 and e.kind = 'generate'`,
    [id],
  );
  expect(told).toEqual({ events: quantity, runs: quantity });
  expect(
    await owner.rows(`select from notice where sentence = 'packReady' and params ->> 'n' = $1`, [
      String(quantity),
    ]),
  ).toHaveLength(1);
}, 900_000);

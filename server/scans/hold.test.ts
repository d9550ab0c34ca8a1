import { expect, test } from 'vitest';
import { systemActor, transactOn } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { holdScanned } from './log.ts';
import { makeCodes, phone } from './scanning.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const ask = (code: string, agent: string) =>
  node
    .anyone()
    .get(
      'api/query',
      { code },
      { ...phone(agent), 'x-forwarded-for': `115.236.0.${agent.codePointAt(0)!}` },
    );

test('whoever waited for a code sees the scan it waited for, although that began later', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  const seen = await transactOn(node.app.database.main, systemActor, async (client) => {
    await client.query('select now()');
    await ask(one!.code, 'A');
    const held = await holdScanned(client, [{ company: 1, seq: one!.seq }]);
    return held.get(`1:${one!.seq}`)!.recent.length;
  });
  expect(seen).toBe(1);
});

test('one device that looks again and again hides no other', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  for (const agent of ['A', 'B', 'C', 'D']) await ask(one!.code, agent);
  for (let at = 0; at < 70; at += 1) await ask(one!.code, 'D');
  // Seen a minute ago, so it is not a new check.
  await ask(one!.code, 'A');
  const row = await owner.row<{ scans: number }>('select scans from identifier where seq = $1', [
    one!.seq,
  ]);
  expect(row.scans).toBe(4);
  expect((await ask(one!.code, 'E')).data).toMatchObject({
    verdict: 'SUSPECT_CLONE',
    reasons: [{ code: 'tooManyDevices' }, { code: 'repeat' }],
  });
});

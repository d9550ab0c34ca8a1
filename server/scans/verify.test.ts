import { expect, test } from 'vitest';
import { dammDigit } from '#contract/gs1/check-characters.ts';
import { activeKey } from '#server/codes/keys.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { hashBound, hashStandalone } from '#server/security/keys.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { makeCodes, phone, type MadeCode } from './scanning.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const key = await transact(node.app.database.main, systemActor, (tx) =>
  activeKey(node.app, tx, 1, 'covert'),
);
let made = 0;

/** A pack of covert codes that the test chooses; those that the product makes are known to nobody. */
async function givePack(kind: 'bound' | 'standalone'): Promise<number> {
  const bound = await owner.row<{ id: number }>(
    `select id from identifier_pack p where company_id = 1 and not exists (
       select from security_pack s where s.company_id = 1 and s.pack_id = p.id) order by id desc limit 1`,
  );
  const { id } = await owner.row<{ id: number }>(
    `insert into security_pack (company_id, code, kind, key_id, pack_id, quantity, state)
     values (1, $1, $2, $3, $4, 1, 'downloaded') returning id`,
    [`TEST${(made += 1)}`, kind, key.id, kind === 'bound' ? bound.id : null],
  );
  return id;
}
async function coverOf(one: MadeCode, digits: string): Promise<void> {
  await owner.rows(
    `insert into bound_code (company_id, seq, pack_id, hash) values (1, $1, $2, $3)`,
    [one.seq, await givePack('bound'), hashBound(key.key, one.seq, digits)],
  );
}
const verify = (body: object, agent = 'A', ip = '115.236.0.9') =>
  node.anyone().post('api/verify', body, { ...phone(agent), 'x-forwarded-for': ip });

test('[CON-2] a covert code with its serial number is genuine, first and then again', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  const first = await verify({ code: '1234 5678', sn: one!.code });
  expect(first.data).toMatchObject({
    verdict: 'GENUINE_FIRST',
    reasons: [{ code: 'first' }],
    result: { serial_number: one!.code, query_time: 1 },
  });
  const again = await verify({ code: '12345678', sn: one!.code });
  expect(again.data).toMatchObject({
    verdict: 'GENUINE_REPEAT',
    reasons: [{ code: 'repeat', text: '该产品此前已被查询 1 次' }],
  });
  const rows = await owner.rows(
    'select call, verdict, counts from scan_log where company_id = 1 and seq = $1 order by id',
    [one!.seq],
  );
  expect(rows).toEqual([
    { call: 1, verdict: 0, counts: true },
    { call: 1, verdict: 1, counts: false },
  ]);
});

test('[CON-2] a wrong one is not found, and after five the serial number is locked', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  for (let at = 0; at < 5; at += 1) {
    const { data } = await verify({ code: '87654321', sn: one!.code }, 'A', '36.102.0.3');
    expect(data).toMatchObject({ verdict: 'UNKNOWN', reasons: [{ code: 'wrongCovert' }] });
  }
  const locked = await verify({ code: '12345678', sn: one!.code }, 'A', '36.102.0.3');
  expect(locked.data).toMatchObject({ verdict: 'CAUTION', reasons: [{ code: 'locked' }] });
  // A wrong one says nothing about who scans the label.
  const { data } = await node.anyone().get('api/query', { code: one!.code }, phone('B'));
  expect(data.verdict).toBe('GENUINE_FIRST');
});

test('[CON-2] where a product stands counts more than its covert code', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'recalled' }]);
  await coverOf(one!, '11112222');
  expect((await verify({ code: '11112222', sn: one!.code })).data.verdict).toBe('RECALLED');
});

test('[CON-2] a code that stands alone is checked without a serial number', async () => {
  const digits = '1234567890123456789';
  const code = digits + dammDigit(digits);
  await owner.rows(`insert into covert_code (hash, company_id, pack_id) values ($1, 1, $2)`, [
    hashStandalone(node.app, code),
    await givePack('standalone'),
  ]);
  expect((await verify({ code })).data).toMatchObject({ verdict: 'GENUINE_FIRST', result: null });
  expect((await verify({ code })).data.verdict).toBe('GENUINE_REPEAT');
  const other = '9234567890123456789';
  expect((await verify({ code: other + dammDigit(other) })).data.verdict).toBe('UNKNOWN');
  expect((await verify({ code: `${code.slice(0, -1)}x` })).data.verdict).toBe('MALFORMED');
});

test('a product is verified once, whichever of its codes was asked for first', async () => {
  const batch = await owner.row<{ id: number; part_id: number }>(
    `select id, part_id from batch where company_id = 1 and state = 'completed' limit 1`,
  );
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], {
    partId: batch.part_id,
    batchId: batch.id,
  });
  await coverOf(one!, '24681357');
  const before = await verified(batch.id);
  const label = await node.anyone().get('api/query', { code: one!.code }, phone('A'));
  expect(label.data.verdict).toBe('GENUINE_FIRST');
  const covert = await verify({ code: '24681357', sn: one!.code }, 'B');
  expect(covert.data.verdict).toBe('GENUINE_FIRST');
  await until(
    'both to be followed',
    async () => (await verified(batch.id)).scanned === before.scanned + 2,
  );
  expect((await verified(batch.id)).verified).toBe(before.verified + 1);
});
async function verified(batch: number): Promise<{ scanned: number; verified: number }> {
  return owner.row(
    `select coalesce(sum(n) filter (where metric = 'scanned'), 0)::int as scanned,
       coalesce(sum(n) filter (where metric = 'verified'), 0)::int as verified
     from code_tally where company_id = 1 and batch_id = $1`,
    [batch],
  );
}

test('staff who try a covert code take nobody’s first check away', async () => {
  const demo = await node.signIn('demo');
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '11223344');
  const digits = '5234567890123456789';
  const alone = digits + dammDigit(digits);
  await owner.rows(`insert into covert_code (hash, company_id, pack_id) values ($1, 1, $2)`, [
    hashStandalone(node.app, alone),
    await givePack('standalone'),
  ]);
  for (const body of [{ code: '11223344', sn: one!.code }, { code: alone }]) {
    for (let at = 0; at < 2; at += 1)
      expect((await demo.post('api/verify', body)).data.verdict).toBe('GENUINE_FIRST');
    expect((await verify(body)).data.verdict).toBe('GENUINE_FIRST');
    expect((await verify(body)).data.verdict).toBe('GENUINE_REPEAT');
  }
});

test('what cannot be logged is not counted either: who asks again is still the first', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '99887766');
  const body = { code: '99887766', sn: one!.code };
  await owner.rows('alter table scan_log add constraint closed check (seq is null) not valid');
  try {
    expect((await verify(body)).status).toBe(500);
  } finally {
    await owner.rows('alter table scan_log drop constraint closed');
  }
  expect((await verify(body)).data.verdict).toBe('GENUINE_FIRST');
});

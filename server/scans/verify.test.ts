import { describe, expect, test } from 'vitest';
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
  const again = await verify({ code: '12345678', sn: one!.code }, 'B');
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
    { call: 1, verdict: 1, counts: true },
  ]);
});

test('[CON-2] within half an hour a device sees the verdict it saw before, and counts once', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  const given = { code: '12345678', sn: one!.code };
  const first = await verify(given, 'A');
  const cookie = first.headers
    .getSetCookie()
    .map((text: string) => text.split(';')[0])
    .join('; ');
  const here = { 'x-forwarded-for': '115.236.0.9' };
  const own = await node.anyone().post('api/verify', given, { ...phone('A', { cookie }), ...here });
  expect(own.data).toMatchObject({
    verdict: 'GENUINE_FIRST',
    reasons: [{ code: 'firstByYou', text: expect.stringMatching(/^首次由您于 .* 查询$/) }],
  });
  // Another phone of the kind behind the same address.
  expect((await verify(given, 'A')).data).toMatchObject({
    verdict: 'GENUINE_FIRST',
    reasons: [{ code: 'firstChecked' }],
  });
  // Others in between change nothing, for them or for the first.
  for (let time = 0; time < 2; time += 1)
    expect((await verify(given, 'B')).data).toMatchObject({
      verdict: 'GENUINE_REPEAT',
      reasons: [{ text: '该产品此前已被查询 1 次' }],
    });
  expect((await verify(given, 'A')).data.verdict).toBe('GENUINE_FIRST');
  const row = () => owner.row('select scans from bound_code where seq = $1', [one!.seq]);
  expect(await row()).toEqual({ scans: 2 });
  // Later it is another check.
  await owner.rows(
    `update throttle set expire_time = now() - interval '1 second' where subject like $1`,
    [`checked:1:${one!.seq}:%`],
  );
  expect((await verify(given, 'A')).data).toMatchObject({
    verdict: 'GENUINE_REPEAT',
    reasons: [{ text: '该产品此前已被查询 2 次' }],
  });
  expect(await row()).toEqual({ scans: 3 });
});

test('[CON-2] a wrong one is not found, and after five who typed them has to wait, nobody else', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  const wrong = { code: '87654321', sn: one!.code };
  const right = { code: '12345678', sn: one!.code };
  let cookie = '';
  for (let at = 0; at < 5; at += 1) {
    const { data, headers } = await verify(wrong, 'A', '36.102.0.3');
    expect(data).toMatchObject({ verdict: 'UNKNOWN', reasons: [{ code: 'wrongCovert' }] });
    cookie = headers.get('set-cookie')?.split(';')[0] ?? cookie;
  }
  const waits = {
    verdict: 'CAUTION',
    reasons: [{ code: 'locked', text: '您已多次输错防伪码，请 10 分钟后再试' }],
    result: null,
  };
  expect((await verify(right, 'A', '36.102.0.3')).data).toMatchObject(waits);
  // Another browser there, and the same phone elsewhere, have to wait as well.
  expect((await verify(right, 'B', '36.102.0.3')).data).toMatchObject(waits);
  const roaming = { ...phone('A', { cookie }), 'x-forwarded-for': '36.102.0.4' };
  expect((await node.anyone().post('api/verify', right, roaming)).data).toMatchObject(waits);
  expect((await verify(right, 'C', '36.102.0.5')).data.verdict).toBe('GENUINE_FIRST');
  // A wrong one says nothing about who scans the label.
  const { data } = await node.anyone().get('api/query', { code: one!.code }, phone('B'));
  expect(data.verdict).toMatch(/^GENUINE/);
});

describe('an attack on a code from many addresses', async () => {
  const [demo, other, sales] = await Promise.all(
    ['demo', 'other', 'sales'].map((name) => node.signIn(name)),
  );
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  const right = { code: '12345678', sn: one!.code };
  let network = 0;
  /** Five wrong ones each from three new addresses. */
  const attack = async () => {
    for (let asker = 0; asker < 3; asker += 1) {
      const ip = `36.102.1.${(network += 1)}`;
      for (let at = 0; at < 5; at += 1)
        await verify({ code: '87654321', sn: one!.code }, `bot ${ip}`, ip);
    }
  };
  const buyer = () => verify(right, 'buyer', `36.102.2.${(network += 1)}`);
  const later = () =>
    owner.rows(
      `update throttle set blocked_until = now() - interval '1 second' where subject like $1`,
      [`scratch:1:${one!.seq}%`],
    );

  test('pauses it for everybody, for longer each time but never for good', async () => {
    const seen = [];
    for (let round = 0; round < 5; round += 1) {
      await attack();
      const { data } = await buyer();
      expect(data).toMatchObject({ verdict: 'THROTTLED', reasons: [{ code: 'paused' }] });
      seen.push(Number(/(\d+) 分钟/.exec(data.reasons[0].text)![1]));
      expect(data.reasons[0].text).toContain('这不说明您的产品有问题');
      await later();
    }
    expect(seen).toEqual([10, 60, 360, 1_440, 1_440]);
    const { data } = await buyer();
    expect(data.verdict).toBe('GENUINE_FIRST');
  });

  test('is an incident about the code, and raises no risk of the product', async () => {
    const incident = await until('the incident', async () =>
      (
        await owner.rows<{ id: number; kind: string; hits: number }>(
          'select id, kind, hits from incident where company_id = 1 and subject = $1',
          [`code:${one!.seq}`],
        )
      ).at(0),
    );
    expect(incident).toMatchObject({ kind: 'guessing' });
    expect((await demo!.get('incident/info', { id: incident.id })).data).toMatchObject({
      identifier_code: one!.code,
    });
    expect(await owner.row('select risk from identifier where seq = $1', [one!.seq])).toEqual({
      risk: 0,
    });
  });

  test('is ended by staff who may release codes; that is logged', async () => {
    await attack();
    expect((await buyer()).data.reasons[0].code).toBe('paused');
    const { data } = await demo!.get('securityPack/resting');
    expect(data.filter((row: { identifier_id: number }) => row.identifier_id === one!.seq)).toEqual(
      [expect.objectContaining({ identifier_code: one!.code, is_for_all: true })],
    );
    expect((await other!.get('securityPack/resting')).data).toEqual([]);
    const body = { identifier_id: one!.seq };
    expect((await sales!.post('securityPack/release', body)).status).toBe(403);
    expect((await other!.post('securityPack/release', body)).status).toBe(404);
    expect((await buyer()).data.reasons[0].code).toBe('paused');
    for (let time = 0; time < 2; time += 1)
      expect(await demo!.post('securityPack/release', body)).toMatchObject({ code: 0 });
    expect((await buyer()).data.verdict).toBe('GENUINE_REPEAT');
    // Also for those who had typed the wrong ones.
    expect((await verify(right, 'x', '36.102.1.1')).data.verdict).toBe('GENUINE_REPEAT');
    const logged = await owner.rows(
      `select target_id from operation_log where company_id = 1 and path like '%securityPack/release' and target_id = '${one!.seq}'`,
    );
    expect(logged).toHaveLength(1);
  });
});

test('one asker never pauses a code for others, not even with a whole IPv6 network', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  for (let at = 0; at < 30; at += 1) {
    const ip = `2408:8000:1:${at.toString(16)}::1`;
    await verify({ code: '87654321', sn: one!.code }, `bot ${at}`, ip);
  }
  const { data } = await verify({ code: '12345678', sn: one!.code }, 'buyer', '36.102.3.1');
  expect(data.verdict).toBe('GENUINE_FIRST');
});

test('a serial number that nobody has is answered like a wrong code, from the first try to the last', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await coverOf(one!, '12345678');
  const [bare] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  let network = 0;
  const story = async (sn: string) => {
    const told = [];
    for (let asker = 0; asker < 4; asker += 1) {
      const ip = `36.102.4.${(network += 1)}`;
      for (let at = 0; at < 6; at += 1)
        told.push((await verify({ code: '87654321', sn }, `bot ${ip}`, ip)).data);
    }
    return told;
  };
  const real = await story(one!.code);
  expect(real.map(({ reasons }) => reasons[0].code)).toContain('paused');
  const invented = one!.code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const sn of [invented, 'ABCD-EFGH-2345-6789', '?', bare!.code])
    expect(await story(sn)).toEqual(real);
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
  expect((await verify({ code })).data).toMatchObject({
    verdict: 'GENUINE_FIRST',
    reasons: [{ code: 'firstChecked' }],
  });
  expect((await verify({ code }, 'B')).data.verdict).toBe('GENUINE_REPEAT');
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
    expect((await verify(body, 'B')).data.verdict).toBe('GENUINE_REPEAT');
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

import { describe, expect, test } from 'vitest';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { startTrading } from './trading.fixture.ts';

const trading = await startTrading();
const { done, part, line, info, supplied, step, approved, confirmed, notices, link } = trading;
const { manager, buyer, seller } = trading.people;

type User = typeof manager;
const at = (user: User, name: string, body: object) =>
  user.post(`${user === seller ? 'supplierOrder' : 'purchaseOrder'}/${name}`, body);
const changed = (quantity: string, price: number, date: string | null = null, line_no = 1) => ({
  line_no,
  quantity,
  price,
  date,
});
async function propose(user: User, id: number, lines: object[], reason = '改一改') {
  const { version } = await info(id);
  const answer = await at(user, 'propose', { id, version, lines, reason });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return (answer.data as { id: number }).id;
}

/** Some of the first line has arrived. */
async function receive({ id, supplier_id, lines: [first] }: PurchaseInfo, quantity: string) {
  const given = { part_id: first!.part_id, quantity, lot: `L-${id}` };
  const receipt = { order_id: id, supplier_id, lines: [given] };
  const { id: made } = await done(manager, 'receiving/add', receipt);
  await done(manager, 'receiving/post', { id: made });
}

describe('[MNU-14] a change of an approved order', () => {
  test('asked for by the supplier holds once the buyer accepts it: lines, dates, sums', async () => {
    const { id, code, version } = await confirmed([line(await part(), '10', 1_000)], {
      tax_rate: 13,
    });
    const change_id = await propose(seller, id, [changed('12', 900, '2027-04-01')], '涨量降价');
    expect((await notices(manager))[0]!.content).toContain('涨量降价');
    expect(await info(id)).toMatchObject({ total: 11_300, open_change: 'seller', version });
    const accept = () => at(manager, 'acceptChange', { id, change_id });
    expect([await accept(), await accept()]).toMatchObject([{ code: 0 }, { code: 0 }]);
    const found = await info(id);
    expect(found).toMatchObject({ net: 10_800, total: 12_204, open_change: null });
    expect(found.version).toBe(version + 1);
    expect(found.lines).toMatchObject([
      { quantity: '12', price: 900, date: '2027-04-01', confirmed_date: '2027-04-01' },
    ]);
    expect(found.changes).toMatchObject([
      {
        state: 'accepted',
        side: 'seller',
        before: [{ quantity: '10', price: 1_000, date: '2027-03-01' }],
        lines: [{ quantity: '12', price: 900, date: '2027-04-01' }],
      },
    ]);
    expect((await notices(seller))[0]!.content).toContain(code);
    expect((await supplied(id)).changes).toEqual(found.changes);
  });

  test('asked for by the buyer is answered by the supplier, one at a time', async () => {
    const { id, version } = await approved();
    const change_id = await propose(manager, id, [changed('9', 1_000)], '少要一件');
    expect((await notices(seller))[0]!.content).toContain('少要一件');
    // The same again is the same; something else waits for the answer.
    expect(await propose(manager, id, [changed('9.0', 1_000)], '少要一件')).toBe(change_id);
    const more = { id, version, lines: [changed('8', 1_000)], reason: 'x' };
    for (const user of [manager, seller])
      expect(await at(user, 'propose', more)).toMatchObject({ status: 409 });
    expect(await at(seller, 'confirm', { id })).toMatchObject({ status: 409 });
    // Each side does its own part only.
    expect(await at(manager, 'acceptChange', { id, change_id })).toMatchObject({ status: 409 });
    expect(await at(seller, 'withdrawChange', { id, change_id })).toMatchObject({ status: 409 });
    const refusal = { id, change_id, reason: '已经备料' };
    expect(await at(seller, 'refuseChange', refusal)).toMatchObject({ code: 0 });
    expect((await notices(manager))[0]!.content).toContain('已经备料');
    expect(await at(seller, 'acceptChange', { id, change_id })).toMatchObject({ status: 409 });
    expect((await info(id)).lines).toMatchObject([{ quantity: '10' }]);
    const next = await propose(manager, id, [changed('9', 1_000)]);
    expect(await at(manager, 'withdrawChange', { id, change_id: next })).toMatchObject({ code: 0 });
    await done(seller, 'supplierOrder/confirm', { id });
  });

  test('beyond the limit of who accepts or asks needs somebody else; dates do not', async () => {
    const limits = (await manager.get('purchaseOrder/limits')).data as {
      role_id: number;
      role_name: string;
    }[];
    const role = limits.find(({ role_name: name }) => name.includes('采购'))!.role_id;
    const limit = (amount: number | null) =>
      done(manager, 'purchaseOrder/saveLimits', { limits: [{ role_id: role, amount }] });
    const order = async () => {
      const { id } = await done(manager, 'purchaseOrder/add', {
        supplier_id: trading.supplier,
        lines: [line(await part(), '10', 1_000)],
        expected_date: '2027-03-01',
      });
      await step(manager, 'submit', id);
      expect(await step(buyer, 'approve', id)).toMatchObject({ code: 0 });
      return id;
    };
    await limit(10_000);
    try {
      const id = await order();
      const dearer = await propose(seller, id, [changed('10', 1_001)]);
      const refused = await at(buyer, 'acceptChange', { id, change_id: dearer });
      expect(refused).toMatchObject({ status: 409 });
      expect(refused.msg).toContain('¥100.00');
      expect(await info(id)).toMatchObject({ total: 10_000, open_change: 'seller' });
      // Nor by the one who submitted the order, however high the limit.
      const own = await at(manager, 'acceptChange', { id, change_id: dearer });
      expect(own).toMatchObject({ status: 409 });
      expect(own.msg).toContain('另一个人');
      await done(seller, 'supplierOrder/withdrawChange', { id, change_id: dearer });
      const { version } = await info(id);
      const lines = [changed('11', 1_000)];
      expect(await at(buyer, 'propose', { id, version, lines, reason: 'x' })).toMatchObject({
        status: 409,
      });
      // Less for the same money is not what was approved.
      const fewer = await propose(seller, id, [changed('5', 2_000)]);
      const alone = await at(manager, 'acceptChange', { id, change_id: fewer });
      expect(alone).toMatchObject({ status: 409 });
      expect(alone.msg).toContain('另一个人');
      await done(seller, 'supplierOrder/withdrawChange', { id, change_id: fewer });
      const cheaper = await propose(seller, id, [changed('10', 999)]);
      expect(await at(buyer, 'acceptChange', { id, change_id: cheaper })).toMatchObject({
        code: 0,
      });
      const later = await propose(seller, id, [changed('10', 999, '2027-09-09')]);
      expect(await at(manager, 'acceptChange', { id, change_id: later })).toMatchObject({
        code: 0,
      });
    } finally {
      await limit(null);
    }
  });

  test('is not accepted once the order has moved on, but can be withdrawn', async () => {
    const { id, version } = await approved();
    const change_id = await propose(manager, id, [changed('9', 1_000)]);
    // Declined and taken up again: the request went with it.
    await done(seller, 'supplierOrder/decline', { id, reason: '不行' });
    expect((await info(id)).changes).toMatchObject([{ id: change_id, state: 'withdrawn' }]);
    expect(await at(seller, 'acceptChange', { id, change_id })).toMatchObject({ status: 409 });
    // Seen in an old version.
    const next = await confirmed();
    const lines = [changed('9', 1_000)];
    const old = { id: next.id, version: version - 1, lines, reason: 'x' };
    expect(await at(manager, 'propose', old)).toMatchObject({ status: 409 });
  });

  test('does not go below what has arrived; where that much is agreed on, the order is received', async () => {
    const order = await confirmed([line(await part(), '10', 1_000)]);
    const { id } = order;
    await receive(order, '4');
    const { version } = await info(id);
    const less = { id, version, lines: [changed('3.999999', 1_000)], reason: 'x' };
    const refused = await at(seller, 'propose', less);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'lines.0.quantity' }] });
    const change_id = await propose(seller, id, [changed('4', 1_000)], '余下的停产了');
    expect(await at(manager, 'acceptChange', { id, change_id })).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'received', total: 4_000 });
    expect(await supplied(id)).toMatchObject({ state: 'received', lines: [{ received: '4' }] });
    const late = { id, version: version + 1, lines: [changed('5', 1_000)], reason: 'x' };
    expect(await at(manager, 'propose', late)).toMatchObject({ status: 409 });
  });

  test('of an order that was received in part since cannot be accepted any more', async () => {
    const order = await confirmed([line(await part(), '10', 1_000)]);
    const { id } = order;
    const change_id = await propose(manager, id, [changed('12', 1_000)]);
    await receive(order, '1');
    const refused = await at(seller, 'acceptChange', { id, change_id });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('已有变化');
    expect((await supplied(id)).changes).toMatchObject([{ state: 'open', is_stale: true }]);
    expect((await info(id)).lines).toMatchObject([{ quantity: '10', received: '1' }]);
    expect(await at(manager, 'withdrawChange', { id, change_id })).toMatchObject({ code: 0 });
    await propose(manager, id, [changed('12', 1_000)]);
  });

  test('names what is wrong with it', async () => {
    const { id, version } = await approved();
    const ask = (lines: object[]) => at(seller, 'propose', { id, version, lines, reason: 'x' });
    expect(await ask([changed('9', 1, null, 7)])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.line_no' }],
    });
    expect(await ask([changed('9', 1), changed('8', 1)])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.1.line_no' }],
    });
    expect(await ask([changed('10.0', 1_000, '2027-03-01')])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines' }],
    });
    expect(await ask([changed('999999999999', 99_999_999_999)])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines' }],
    });
    expect(await ask([changed('0', 1)])).toMatchObject({ status: 422 });
  });

  test('takes a link: not without one, and not while it is suspended', async () => {
    const { id: card } = await done(manager, 'supplier/add', { name: '没有关联' });
    const alone = await approved(undefined, { supplier_id: card });
    const lines = [changed('9', 1_000)];
    const asked = { id: alone.id, version: alone.version, lines, reason: 'x' };
    const refused = await at(manager, 'propose', asked);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('没有关联');
    const { id, version } = await confirmed();
    const change_id = await propose(manager, id, lines);
    await link('suspend');
    try {
      for (const [name, more] of [
        ['acceptChange', { change_id }],
        ['refuseChange', { change_id, reason: 'x' }],
      ] as const)
        expect(await at(seller, name, { id, ...more }), name).toMatchObject({ status: 409 });
      expect(await at(manager, 'withdrawChange', { id, change_id })).toMatchObject({ code: 0 });
      const again = await at(manager, 'propose', { id, version, lines, reason: 'x' });
      expect(again).toMatchObject({ status: 409 });
    } finally {
      await link('resume');
    }
  });

  test('of 2,000 lines, asked for again and again, does not make the order slow to open', async () => {
    const item = await part();
    const { id, version } = await approved(Array.from({ length: 2_000 }, () => line(item)));
    const lines = Array.from({ length: 2_000 }, (_, at) => ({
      ...changed('11', 1_000),
      line_no: at + 1,
    }));
    for (let asked = 0; asked < 4; asked += 1) {
      const more = { id, version, lines, reason: `第 ${asked} 次` };
      const { id: change_id } = await done(seller, 'supplierOrder/propose', more);
      if (asked < 3) await done(seller, 'supplierOrder/withdrawChange', { id, change_id });
    }
    const newest = [
      { state: 'open', reason: '第 3 次' },
      { state: 'withdrawn', reason: '第 2 次' },
    ];
    expect((await info(id)).changes).toMatchObject(newest);
    expect((await supplied(id)).changes).toMatchObject(newest);
    expect((await info(id)).changes).toHaveLength(2);
  });

  test('asked for by both sides at once is asked for once', async () => {
    const { id, version } = await approved();
    const answers = await Promise.all([
      at(manager, 'propose', { id, version, lines: [changed('9', 1_000)], reason: '甲' }),
      at(seller, 'propose', { id, version, lines: [changed('11', 1_000)], reason: '乙' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await info(id)).changes).toHaveLength(1);
  });
});

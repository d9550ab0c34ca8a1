import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { prepare, type Prepared } from '#server/testing/shipping.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Prepared;
let demo: User;
/** The first dealer, the one below it, and one beside them. */
let dealer: User;
let below: User;
let beside: User;
beforeAll(async () => {
  made = await prepare(node, owner);
  ({ demo } = made);
  dealer = await node.signIn('dealer', 'dealer');
  below = await node.signIn('dealer2', 'dealer');
  const newPassword = 'Abc-12345';
  await made.post(
    'index/updatePwd',
    { oldPassword: demoPassword, newPassword, rePassword: newPassword },
    below,
  );
  below = await node.signIn('dealer2', 'dealer');
  const { id, version, ...two } = (await demo.get('dealer/info', { id: 2 })).data;
  const { code, name } = two as { code: string; name: string };
  await made.post('dealer/edit', { id, version, code, name, parent_id: 1 });
  const account = { dealer_id: 4, username: 'gusu4', realname: '沈姑苏' };
  const { initial_password: oldPassword } = await made.post('dealerAccount/add', account);
  beside = await node.signIn('gusu4', 'dealer');
  await made.post('index/updatePwd', { oldPassword, newPassword, rePassword: newPassword }, beside);
  beside = await node.signIn('gusu4', 'dealer');
});
const stockOf = (code: string) => made.look(code);

describe('a dealer receives', () => {
  test('by a tray that takes only what is on its way in that delivery, and changes nothing', async () => {
    const { code, inside } = await made.box(3);
    const [elsewhere] = await made.units(1);
    const [companys] = await made.units(1);
    const { id: shipment_id } = await made.send([code]);
    await made.send([elsewhere!]);
    const check = (codes: string[], by = dealer) =>
      by.post('receive/check', { shipment_id, codes });
    expect(await check([code])).toMatchObject({ data: { units: 3 } });
    expect(await check([elsewhere!])).toMatchObject({
      status: 409,
      errors: [{ code: elsewhere }],
    });
    expect(await check([companys!])).toMatchObject({ status: 404 });
    expect(await check([code], beside)).toMatchObject({ status: 404 });
    await made.post('receive/receive', { shipment_id, codes: inside.slice(0, 1) }, dealer);
    expect(await check([code])).toMatchObject({ data: { units: 2 } });
    expect(await check(inside.slice(0, 1))).toMatchObject({ data: { units: 0 } });
    expect(await made.infoOf(shipment_id)).toMatchObject({ state: 'partial', received: 1 });
  });

  test('[DL-2] what is on its way to it, whole or in part, and reports what is missing', async () => {
    const { code, inside } = await made.box(3);
    const shipment = await made.send([code]);
    const draft = await made.addShipment();
    const listed = (await dealer.get('receive/index', { state: 'shipped', limit: 100 })).data as {
      id: number;
    }[];
    expect(listed.map(({ id }) => id)).toContain(shipment.id);
    expect(await dealer.get('receive/info', { id: draft.id })).toMatchObject({ status: 404 });
    expect((await dealer.get('receive/info', { id: shipment.id })).data).toMatchObject({
      code: shipment.code,
      picked: 3,
      lines: [{ part_name: '批次件', picked: 3, received: 0 }],
    });
    const codes = (await dealer.get('receive/codes', { id: shipment.id })).data as object[];
    expect(codes).toHaveLength(4);
    const receive = (body: object) =>
      dealer.post('receive/receive', { shipment_id: shipment.id, ...body });
    expect(await receive({ codes: inside.slice(0, 2) })).toMatchObject({
      data: { received: 2, missing: 1 },
    });
    expect(await made.infoOf(shipment.id)).toMatchObject({ state: 'partial', received: 2 });
    expect(await receive({})).toMatchObject({ data: { received: 1, missing: 0 } });
    expect(await receive({})).toMatchObject({ code: 0, data: { received: 0 } });
    expect(await stockOf(inside[2]!)).toMatchObject({ state: 'received', dealer_id: 1 });
    const { events } = await made.infoOf(shipment.id);
    expect(events).toMatchObject([
      { kind: 'receive', create_user: '郑经销' },
      { kind: 'receive', quantity: 2 },
      { kind: 'ship', quantity: 3 },
    ]);
  });

  test('and no other dealer sees or touches it', async () => {
    const codes = await made.units(2);
    const { id } = await made.send(codes);
    const seen = (await beside.get('receive/index', { limit: 100 })).data as { id: number }[];
    expect(seen.map((one) => one.id)).not.toContain(id);
    expect(await beside.get('receive/info', { id })).toMatchObject({ status: 404 });
    expect(await beside.get('receive/codes', { id })).toMatchObject({ status: 404 });
    for (const body of [{}, { codes }])
      expect(await beside.post('receive/receive', { shipment_id: id, ...body })).toMatchObject({
        status: 404,
      });
    // Nor does it get what is not its own by naming it in a shipment of its own.
    const own = await made.send(await made.units(1), { dealer_id: 4 });
    expect(await beside.post('receive/receive', { shipment_id: own.id, codes })).toMatchObject({
      status: 404,
    });
    expect(await stockOf(codes[0]!)).toMatchObject({ state: 'shipped', dealer_id: 1 });
    expect(await node.anyone('dealer').post('receive/receive', { shipment_id: id })).toMatchObject({
      status: 401,
    });
  });
});

describe('a dealer ships on', () => {
  const give = async (n: number) => {
    const { code, inside } = await made.box(n);
    const { id } = await made.send([code]);
    await made.post('receive/receive', { shipment_id: id }, dealer);
    return { code, inside };
  };
  const add = async (body: object = {}) =>
    made.post('shipment/add', { dealer_id: 2, ...body }, dealer) as Promise<{
      id: number;
      code: string;
    }>;

  test('[DL-4] to its sub-dealer by scanning, which then holds it', async () => {
    expect((await dealer.get('shipment/targets')).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 2 }),
        expect.objectContaining({ id: 3 }),
      ]),
    );
    const { code, inside } = await give(3);
    const { id } = await add();
    expect(await dealer.post('shipment/scan', { id, codes: [code] })).toMatchObject({
      data: { added: 3, lines: [{ picked: 3 }] },
    });
    // What is still being picked is not shown to the receiver.
    expect(await below.get('receive/info', { id })).toMatchObject({ status: 404 });
    await made.post('shipment/check', { id }, dealer);
    await made.post('shipment/ship', { id }, dealer);
    await made.post('shipment/ship', { id }, dealer);
    expect(await stockOf(inside[0]!)).toMatchObject({ state: 'shipped', dealer_id: 2 });
    expect((await dealer.get('shipment/info', { id })).data).toMatchObject({
      from_name: '杭州湖滨电器行',
      to_name: '宁波甬江商贸有限公司',
      state: 'shipped',
      events: [{ kind: 'ship', create_user: '郑经销' }],
    });
    expect((await dealer.get('shipment/codes', { id })).data).toHaveLength(4);
    expect(
      await below.post('receive/receive', { shipment_id: id, codes: [inside[0]] }),
    ).toMatchObject({ data: { received: 1, missing: 2 } });
    const told = await owner.rows(
      `select n.account_id from notice n join account a on a.id = n.account_id
       where n.sentence = 'shipmentShort' and a.dealer_id = 1`,
    );
    expect(told).toHaveLength(1);
    expect(await dealer.post('shipment/close', { id })).toMatchObject({ data: { missing: 2 } });
    // The company sees it as well.
    expect(await made.infoOf(id)).toMatchObject({ from_dealer_id: 1, state: 'closed' });
  });

  test('only what it holds, only to those below it, and only in its own shipments', async () => {
    const { code } = await give(2);
    const inHouse = await made.units(1);
    const onTheWay = await made.units(1);
    await made.send(onTheWay);
    const { id } = await add();
    expect(await dealer.post('shipment/scan', { id, codes: inHouse })).toMatchObject({
      status: 404,
    });
    expect(await dealer.post('shipment/scan', { id, codes: onTheWay })).toMatchObject({
      status: 409,
      errors: [{ code: onTheWay[0], msg: expect.stringContaining('先收货') }],
    });
    expect(await dealer.post('shipment/add', { dealer_id: 4 })).toMatchObject({
      status: 422,
      errors: [{ field: 'dealer_id' }],
    });
    const companys = await made.addShipment();
    for (const user of [beside, below]) {
      for (const one of [id, companys.id]) {
        expect(await user.get('shipment/info', { id: one })).toMatchObject({ status: 404 });
        expect(await user.post('shipment/scan', { id: one, codes: [code] })).toMatchObject({
          status: 404,
        });
        for (const command of ['check', 'ship', 'close'])
          expect(await user.post(`shipment/${command}`, { id: one })).toMatchObject({
            status: 404,
          });
      }
    }
    expect(await dealer.post('shipment/ship', { id: companys.id })).toMatchObject({ status: 404 });
    const seen = (await beside.get('shipment/index', { limit: 100 })).data as object[];
    expect(seen).toEqual([]);
  });

  test('and may change and delete what it has not picked yet, or cancel it', async () => {
    const { id } = await add({ remark: '先备着' });
    const { version } = (await dealer.get('shipment/info', { id })).data;
    expect(
      await dealer.post('shipment/edit', { id, version, dealer_id: 3, remark: '改' }),
    ).toMatchObject({ data: { dealer_id: 3, remark: '改' } });
    expect(await dealer.post('shipment/delete', { ids: [id] })).toMatchObject({ code: 0 });
    const { code } = await give(1);
    const next = await add();
    await made.post('shipment/scan', { id: next.id, codes: [code] }, dealer);
    expect(await dealer.post('shipment/cancel', { id: next.id, reason: '改期' })).toMatchObject({
      data: { state: 'cancelled' },
    });
  });
});

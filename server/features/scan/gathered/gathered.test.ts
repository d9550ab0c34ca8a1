import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GatheredAnswer } from '#contract/features/scan/gathered/contract.ts';
import type { User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: MadeGoods;
let demo: User;
let dealer: User;
let other: Awaited<ReturnType<MadeGoods['addDealer']>>;
beforeAll(async () => {
  made = await makeGoods(node, owner);
  ({ user: demo, dealer } = made);
  other = await made.addDealer();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const item = (action: string, codes: string[], more: object = {}) => ({
  client_id: randomUUID() as string,
  action,
  codes,
  at: ago(1),
  ...more,
});
type Sent = ReturnType<typeof item>;
const send = async (by: User, items: Sent[], more: object = {}): Promise<GatheredAnswer[]> => {
  const answer = await by.post('scan/batch', { items, ...more });
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 0 });
  return answer.data.items as GatheredAnswer[];
};
/** When each kind of event happened to a product. */
const timesOf = async (code: string): Promise<Record<string, number>> => {
  const { events } = await made.info(code);
  return Object.fromEntries(
    (events as { kind: string; event_time: string }[]).map(({ kind, event_time: time }) => [
      kind,
      new Date(time).getTime(),
    ]),
  );
};
/** As if they had been shipped that long ago. */
const shippedAgo = (codes: string[], minutes: number) =>
  Promise.all(
    codes.map(async (code) =>
      owner.rows('update identifier set held_since = $1 where company_id = 1 and seq = $2', [
        ago(minutes),
        (await made.look(code)).id,
      ]),
    ),
  );
const results = (answers: GatheredAnswer[]) => answers.map(({ result }) => result);

describe('what a phone gathered', () => {
  test('[WH-8] is received one scan at a time, in one command, and sent again changes nothing', async () => {
    const { box, codes } = await made.box(3);
    const loose = await made.units(4);
    const id = await made.shipTo({ dealer_id: 1 }, [box, ...loose], false);
    const items = [box, ...loose].map((code) => item('receive', [code]));
    const first = await send(dealer, items);
    expect(first.map(({ client_id: one }) => one)).toEqual(items.map((one) => one.client_id));
    expect(first.map(({ result, units }) => [result, units])).toEqual([
      ['done', 3],
      ...loose.map(() => ['done', 1]),
    ]);
    expect(await send(dealer, items)).toEqual(first);
    expect(await made.states([...codes, ...loose])).toEqual(Array(7).fill('received'));
    const { data } = await demo.get('shipment/info', { id });
    expect(data).toMatchObject({ state: 'received', received: 7 });
    // One event for all of them.
    expect(data.events).toMatchObject([{ kind: 'receive', quantity: 7 }, { kind: 'ship' }]);
  });

  test('is taken by its own time: a phone with a wrong clock is corrected, what is too old is refused', async () => {
    const [right, old] = await made.units(2);
    await made.shipTo({ dealer_id: 1 }, [right!, old!], false);
    await shippedAgo([right!, old!], 60);
    const year = 365 * 24 * 60;
    const [answer, refused] = await send(
      dealer,
      [
        item('receive', [right!], { at: ago(year + 30) }),
        item('receive', [old!], { at: ago(year + 8 * 24 * 60) }),
      ],
      { sent_at: ago(year) },
    );
    expect(answer).toMatchObject({ result: 'done' });
    expect(refused).toMatchObject({ result: 'refused', msg: expect.stringContaining('7') });
    const { receive } = await timesOf(right!);
    expect(Math.abs(Date.now() - 30 * 60_000 - receive!)).toBeLessThan(60_000);
    // A clock that runs ahead never makes a future.
    const [ahead] = await made.units(1);
    await made.shipTo({ dealer_id: 1 }, [ahead!], false);
    await send(dealer, [item('receive', [ahead!], { at: ago(-600) })]);
    expect(await made.look(ahead!)).toMatchObject({ state: 'received' });
  });

  test('has never arrived before it was shipped, nor been sold before it arrived', async () => {
    const [one] = await made.units(1);
    await made.shipTo({ dealer_id: 1 }, [one!], false);
    const day = 24 * 60;
    const early = [
      item('receive', [one!], { at: ago(5 * day) }),
      item('sell', [one!], { at: ago(4 * day) }),
    ];
    expect(results(await send(dealer, early))).toEqual(['done', 'done']);
    const { ship, receive, sell } = await timesOf(one!);
    expect(receive).toBeGreaterThanOrEqual(ship!);
    expect(sell).toBeGreaterThanOrEqual(receive!);
  });

  test('goes in the order in which it was scanned, whatever the order it arrives in', async () => {
    const [one] = await made.units(1);
    await made.shipTo({ dealer_id: 1 }, [one!], false);
    await shippedAgo([one!], 60);
    const items = [item('sell', [one!], { at: ago(2) }), item('receive', [one!], { at: ago(9) })];
    expect(results(await send(dealer, items))).toEqual(['done', 'done']);
    const { receive, sell } = await timesOf(one!);
    expect(sell! - receive!).toBeCloseTo(7 * 60_000, -4);
    expect(await made.look(one!)).toMatchObject({ state: 'sold' });
  });

  test('that was sold on its way is not missing when the rest of its box arrives', async () => {
    const { box, codes } = await made.box(3);
    const id = await made.shipTo({ dealer_id: 1 }, [box], false);
    await shippedAgo([box, ...codes], 60);
    // The clock of the phone that sold was behind.
    const items = [item('sell', [codes[0]!], { at: ago(9) }), item('receive', [box])];
    expect(results(await send(dealer, items))).toEqual(['done', 'done']);
    const { data } = await demo.get('shipment/info', { id });
    expect(data).toMatchObject({ state: 'received', picked: 3, received: 3 });
    expect(await made.states(codes)).toEqual(['sold', 'received', 'received']);
  });

  test('refuses only what stands in the way, each with its reason', async () => {
    const mine = await made.units(3);
    const [foreign] = await made.units(1);
    await made.shipTo({ dealer_id: 1 }, mine, false);
    await made.shipTo({ dealer_id: other.id }, [foreign!], false);
    const answers = await send(dealer, [
      item('receive', [mine[0]!]),
      item('receive', ['no such code']),
      item('receive', [foreign!]),
      item('receive', [mine[1]!, mine[2]!]),
      item('pack', [mine[0]!], { parent: mine[1]! }),
    ]);
    expect(results(answers)).toEqual(['done', 'refused', 'refused', 'done', 'refused']);
    expect(answers[1]!.errors).toMatchObject([{ code: 'no such code' }]);
    expect(answers[2]!.errors).toMatchObject([{ code: foreign, state: 'unknown' }]);
    expect(answers[4]!.msg).toContain('装箱');
    expect(await made.look(foreign!)).toMatchObject({ state: 'shipped', dealer_id: other.id });
    // Not even by naming the other's item.
    const [again] = await send(other.user, [
      { ...item('receive', [mine[0]!]), client_id: answers[0]!.client_id },
    ]);
    expect(again).toMatchObject({ result: 'refused' });
  });

  test('is sold; what somebody else holds is recorded and told, what is sold already is refused', async () => {
    const codes = await made.units(3);
    await made.shipTo({ dealer_id: 1 }, codes.slice(0, 2));
    await made.shipTo({ dealer_id: other.id }, [codes[2]!]);
    const sale = { buyer_name: '王芳', buyer_phone: '13800138000', store: '一号店' };
    const [plain, named, wrong] = await send(dealer, [
      item('sell', [codes[0]!], { at: ago(5) }),
      item('sell', [codes[1]!], { at: ago(4), sale }),
      item('sell', [codes[2]!], { at: ago(3), sale: { store: '一号店' } }),
    ]);
    expect([plain, named, wrong].map((one) => one!.result)).toEqual(['done', 'done', 'done']);
    expect(wrong!.msg).toContain('1');
    expect(await made.look(codes[2]!)).toMatchObject({ state: 'shipped', dealer_id: other.id });
    const [again] = await send(dealer, [item('sell', [codes[0]!])]);
    expect(again).toMatchObject({ result: 'refused', errors: [{ state: 'sold' }] });
    const sales = (await dealer.get('saleRecord/index', { limit: 10 })).data as object[];
    expect(sales.slice(0, 3)).toMatchObject([
      { units: 1, wrong: 1, state: 'disputed' },
      { units: 1, store: '一号店' },
      { units: 1, wrong: 0 },
    ]);
  });

  test('is returned and counted by a dealer', async () => {
    const codes = await made.units(3);
    await made.shipTo({ dealer_id: 1 }, codes);
    const returned = { reason: '破损', condition: 'damaged' };
    expect(
      results(
        await send(dealer, [
          item('return', [codes[0]!], { returned }),
          item('count', [codes[1]!]),
          item('count', [codes[2]!]),
          item('count', [codes[2]!]),
        ]),
      ),
    ).toEqual(['done', 'done', 'done', 'done']);
    expect((await dealer.get('return/index', { limit: 1 })).data).toMatchObject([
      { units: 1, reason: '破损', state: 'requested' },
    ]);
    expect(
      await owner.rows(
        `select counted from stock_count where dealer_id = 1 and state = 'counting'`,
      ),
    ).toEqual([{ counted: 2 }]);
    const [foreign] = await made.units(1);
    expect(await send(dealer, [item('count', [foreign!])])).toMatchObject([{ result: 'refused' }]);
  });

  test('goes back to whom it came from: a return for each', async () => {
    const [direct, onward] = await made.units(2);
    const below = await made.addDealer(1);
    await made.shipTo({ dealer_id: below.id }, [direct!], false);
    await made.shipTo({ dealer_id: 1 }, [onward!]);
    const { id } = await made.done(dealer, 'shipment/add', { dealer_id: below.id });
    for (const [step, more] of Object.entries({ scan: { codes: [onward] }, check: {}, ship: {} }))
      await made.done(dealer, `shipment/${step}`, { id, ...more });
    const returned = { reason: '卖不动' };
    const sent = await send(below.user, [item('return', [direct!, onward!], { returned })]);
    expect(sent).toMatchObject([{ result: 'done', units: 2 }]);
    const { data } = await below.user.get('return/index');
    expect(data.map((one: { to_dealer_id: number | null }) => one.to_dealer_id)).toEqual(
      expect.arrayContaining([1, null]),
    );
    expect(data).toMatchObject([{ units: 1 }, { units: 1 }]);
  });

  test('tells a dealer nothing about goods of others: not their state, not the documents they are in', async () => {
    const [away, sentBack, here] = await made.units(3);
    await made.shipTo({ dealer_id: 1 }, [away!, sentBack!]);
    const { code } = await made.done(dealer, 'return/add', { codes: [sentBack] });
    const strange = [away!, sentBack!, here!];
    const asked = (['return', 'count', 'receive'] as const).flatMap((action) =>
      strange.map((one) => item(action, [one])),
    );
    const told = await send(other.user, asked);
    expect(results(told)).toEqual(asked.map(() => 'refused'));
    expect(told.flatMap(({ errors }) => errors.map(({ state }) => state))).toEqual(
      asked.map(() => 'unknown'),
    );
    expect(JSON.stringify(told)).not.toContain(code);
    for (const { msg } of told) expect(msg).not.toMatch(/已收货|已绑定/);
  });

  test('[WH-8] is packed, picked, returned and counted by the warehouse', async () => {
    const units = await made.units(4);
    const [box] = await made.order(1, { level: 'box' });
    const { id: shipment } = await made.post('shipment/add', { kind: 'dealer', dealer_id: 1 });
    const { id: count } = await made.post('stockCount/add', { place: '一号仓' });
    const back = await made.units(2);
    await made.shipTo({ dealer_id: 1 }, [back[0]!]);
    await made.shipTo({ dealer_id: other.id }, [back[1]!]);
    const answers = await send(demo, [
      ...units.slice(0, 3).map((code) => item('pack', [code], { parent: box, at: ago(9) })),
      item('count', [box!], { count_id: count, at: ago(8) }),
      item('pick', [box!], { shipment_id: shipment, at: ago(7) }),
      item('pick', [units[3]!], { shipment_id: shipment, at: ago(6) }),
      item('return', back, { at: ago(5) }),
      item('pick', [units[3]!], { at: ago(4) }),
    ]);
    expect(results(answers)).toEqual([...Array(7).fill('done'), 'refused']);
    expect(answers[3]).toMatchObject({ units: 3 });
    expect((await demo.get('shipment/info', { id: shipment })).data).toMatchObject({ picked: 4 });
    expect(await made.states(back)).toEqual(['returned', 'returned']);
  });

  test('needs the right of each action, and the login', async () => {
    const [one] = await made.units(1);
    const identity = await node.signIn('identity');
    const answer = await identity.post('scan/batch', { items: [item('pack', [one!])] });
    expect(answer).toMatchObject({ status: 403 });
    const procure = await node.signIn('product');
    expect(await send(procure, [item('sell', [one!])])).toMatchObject([{ result: 'refused' }]);
    expect(
      await node.anyone('dealer').post('scan/batch', { items: [item('sell', [one!])] }),
    ).toMatchObject({ status: 401 });
  });
});

describe('a lost phone', () => {
  test('that was signed out by the company cannot hand in what it gathered, and is told so', async () => {
    const lost = await made.addDealer();
    const codes = await made.units(2);
    await made.shipTo({ dealer_id: lost.id }, codes, false);
    const { gathered_by: mark } = (await lost.user.get('scan/work')).data;
    const accounts = (await demo.get('dealerAccount/index', { dealer_id: lost.id })).data as {
      id: number;
      username: string;
    }[];
    await made.post('dealerAccount/signOut', { id: accounts[0]!.id });
    expect(await lost.user.post('scan/batch', { items: [item('receive', codes)] })).toMatchObject({
      status: 401,
    });
    const found = await node.signIn(accounts[0]!.username, 'dealer');
    const gathered = item('receive', [codes[0]!]);
    expect(await send(found, [gathered], { gathered_by: mark })).toMatchObject([
      { result: 'refused', msg: expect.stringContaining('强制退出') },
    ]);
    expect(await send(found, [item('receive', [codes[1]!])])).toMatchObject([{ result: 'done' }]);
    expect(await made.look(codes[0]!)).toMatchObject({ state: 'shipped' });
  });

  test('but who merely signed out and in again may', async () => {
    const [one] = await made.units(1);
    const phone = await made.addDealer();
    await made.shipTo({ dealer_id: phone.id }, [one!], false);
    const { gathered_by: mark } = (await phone.user.get('scan/work')).data;
    const { username } = (
      (await demo.get('dealerAccount/index', { dealer_id: phone.id })).data as {
        username: string;
      }[]
    )[0]!;
    await phone.user.post('index/logout', {});
    const again = await node.signIn(username, 'dealer');
    expect(await send(again, [item('receive', [one!])], { gathered_by: mark })).toMatchObject([
      { result: 'done' },
    ]);
  });
});

describe('two phones', () => {
  test('[WH-8] in whatever order they send, split and repeat: nothing is lost, nothing is doubled', async () => {
    const second = await node.signIn('dealer', 'dealer');
    const phones = [dealer, second];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1), fc.nat(5), fc.boolean()), { minLength: 4, maxLength: 14 }),
        fc.array(fc.tuple(fc.nat(1), fc.nat(4), fc.integer({ min: 1, max: 5 })), {
          minLength: 4,
          maxLength: 10,
        }),
        async (scans, sends) => {
          const codes = await made.units(6);
          const id = await made.shipTo({ dealer_id: 1 }, codes, false);
          const queues: Sent[][] = [[], []];
          for (const [at, [phone, code, isSold]] of scans.entries()) {
            const when = { at: ago(60 - at) };
            queues[phone]!.push(item('receive', [codes[code]!], when));
            if (isSold) queues[phone]!.push(item('sell', [codes[code]!], when));
          }
          // Any piece of any queue, as often as one likes, both phones at once; at the end all of it.
          await Promise.all(
            phones.map(async (phone, at) => {
              for (const [which, from, length] of sends)
                if (which === at) {
                  const piece = queues[at]!.slice(from, from + length);
                  if (piece.length > 0) await send(phone, piece);
                }
              if (queues[at]!.length > 0) await send(phone, queues[at]!);
            }),
          );
          const touched = new Set(scans.map(([, code]) => code));
          const sold = new Set(scans.flatMap(([, code, isSold]) => (isSold ? code : [])));
          const { received } = (await demo.get('shipment/info', { id })).data;
          expect(received).toBe(touched.size);
          expect(await made.states(codes)).toEqual(
            codes.map((_, at) =>
              sold.has(at) ? 'sold' : touched.has(at) ? 'received' : 'shipped',
            ),
          );
          const rows = await owner.rows(
            `select count(*)::int as n from sale_code c join sale_record s on s.company_id = c.company_id and s.id = c.sale_id
             where c.seq in (select seq from shipment_code where shipment_id = $1) and s.state <> 'void' and c.is_right`,
            [id],
          );
          expect(rows).toEqual([{ n: sold.size }]);
        },
      ),
      { numRuns: 8 },
    );
  });
});

test('a dealer cannot try thousands of invented codes, and goes on with genuine ones', async () => {
  const guesser = await made.addDealer();
  const invented = (count: number) =>
    Array.from({ length: count }, (_, at) => `QS-GUESS-${String(at).padStart(6, '0')}`);
  const tries = (codes: string[]) =>
    guesser.user.post('scan/batch', { items: [item('count', codes)] });
  expect(await tries(invented(450))).toMatchObject({ code: 0 });
  expect(await tries(invented(450))).toMatchObject({ code: 0 });
  expect(await tries(invented(150))).toMatchObject({ status: 429 });
  const repair = { sn: 'QS-GUESS-1', fault_type: 'noise', content: '有异响', photos: [] };
  const person = { name: '王芳', phone: '13800138000' };
  for (const [path, body] of [
    ['return/add', { codes: invented(1), reason: '', condition: 'good', remark: '' }],
    ['repair/add', { ...repair, ...person }],
  ] as const)
    expect(await guesser.user.post(path, body), path).toMatchObject({ status: 429 });
  const [code] = await made.units(1);
  await made.shipTo({ dealer_id: guesser.id }, [code!], false);
  expect(results(await send(guesser.user, [item('receive', [code!])]))).toEqual(['done']);
  // Others are not concerned.
  expect(results(await send(other.user, [item('count', invented(3))]))).toEqual(['refused']);
});

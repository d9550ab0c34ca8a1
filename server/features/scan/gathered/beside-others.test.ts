import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GatheredAnswer } from '#contract/features/scan/gathered/contract.ts';
import type { User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: MadeGoods;
beforeAll(async () => {
  made = await makeGoods(node, owner);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const item = (action: string, codes: string[], more: object = {}) => ({
  client_id: randomUUID() as string,
  action,
  codes,
  at: ago(1),
  ...more,
});
const send = async (by: User, items: object[]): Promise<GatheredAnswer[]> =>
  (await made.done(by, 'scan/batch', { items })).items;
const results = (answers: GatheredAnswer[]) => answers.map(({ result }) => result);

describe('what a phone gathered, beside others who work with the same goods,', () => {
  test.each(['receive', 'pick', 'count'] as const)(
    'waits for its document before it locks goods, as at a desk: %s',
    async (action) => {
      const [code] = await made.units(1);
      const { id: seq } = await made.look(code!);
      const { id: count } = await made.post('stockCount/add', { place: '一号仓' });
      const isArriving = action === 'receive';
      const shipment = isArriving
        ? await made.shipTo({ dealer_id: 1 }, [code!], false)
        : ((await made.post('shipment/add', { kind: 'dealer', dealer_id: 1 })).id as number);
      const [table, id] = action === 'count' ? ['stock_count', count] : ['shipment', shipment];
      const desk = await openOwner(node.ownerUrl);
      await desk.rows('begin');
      await desk.rows(`select from ${table} where company_id = 1 and id = $1 for update`, [id]);
      const document = { shipment_id: shipment, count_id: count };
      const sent = send(isArriving ? made.dealer : made.user, [item(action, [code!], document)]);
      await until('the phone to wait', async () => {
        const [found] = await owner.rows(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return found ?? null;
      });
      const lock = 'select from identifier where company_id = 1 and seq = $1 for update nowait';
      expect(await desk.rows(lock, [seq])).toHaveLength(1);
      await desk.rows('commit');
      expect(results(await sent)).toEqual(['done']);
    },
  );

  test('does not hold up the others for long: what one call has no time for is done by the next', async () => {
    const codes = await made.units(3);
    await made.shipTo({ dealer_id: 1 }, codes);
    const items = codes.map((code, at) =>
      item('sell', [code], { at: ago(9 - at), sale: { store: '三号店' } }),
    );
    let time = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 6_000));
    const first = await send(made.dealer, items);
    clock.mockRestore();
    expect(results(first)).toEqual(['done', 'waiting', 'waiting']);
    expect(await made.states(codes)).toEqual(['sold', 'received', 'received']);
    const second = await send(made.dealer, items);
    expect(results(second)).toEqual(['done', 'done', 'done']);
    expect(second[0]).toEqual(first[0]);
    expect(await made.states(codes)).toEqual(['sold', 'sold', 'sold']);
  });

  test('of one dealer count into the same count', async () => {
    const shop = await made.addDealer();
    const username = `s${String(Math.random()).slice(2, 12)}`;
    const account = { dealer_id: shop.id, username, realname: '店员' };
    const { initial_password: oldPassword } = await made.post('dealerAccount/add', account);
    const [newPassword, rePassword] = ['Abc-123456', 'Abc-123456'];
    const passwords = { oldPassword, newPassword, rePassword };
    await made.done(await node.signIn(username, 'dealer'), 'index/updatePwd', passwords);
    const codes = await made.units(2);
    await made.shipTo({ dealer_id: shop.id }, codes, false);
    const phones = [shop.user, await node.signIn(username, 'dealer')];
    await Promise.all(phones.map((phone, at) => send(phone, [item('count', [codes[at]!])])));
    expect(
      await owner.rows('select counted from stock_count where dealer_id = $1', [shop.id]),
    ).toEqual([{ counted: 2 }]);
  });
});

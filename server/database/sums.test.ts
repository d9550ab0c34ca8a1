import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { wrongSums } from '#server/testing/sums.ts';
import { transact, systemActor } from './database.ts';
import { sumSweeps, sumTables } from './sums.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let shop: Awaited<ReturnType<MadeGoods['addDealer']>>;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  shop = await goods.addDealer();
  const { data: part } = await goods.user.get('part/info', { id: goods.part });
  const { version, name } = part;
  await goods.post('part/edit', { id: goods.part, version, name, warranty_months: 12 });
});

const fold = async () => {
  for (const sweep of sumSweeps)
    await transact(node.app.database.main, systemActor, (tx) =>
      sweep(tx, {} as Parameters<typeof sweep>[1]),
    );
};
/** What is read of each sum. */
const read = async () =>
  Promise.all(
    sumTables.map(async (table) => {
      const n =
        table === 'shipment_sum' ? 'shipped + received + returned + missing + shipments' : 'n';
      const more = {
        stock_sum: '0',
        dealer_sum: 'over',
        shipment_sum: 'over',
        warranty_sum: 'over',
      };
      return owner.rows(
        `select company_id, day::text, ${more[table]} as over, sum(${n})::int as n from ${table}
         group by 1, 2, 3 having sum(${n}) <> 0 order by 1, 2, 3`,
      );
    }),
  );

let phone = 13_911_000_000;
const active = async (code: string) => {
  const body = { name: '李雷', phone: String((phone += 1)), sn: code };
  expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
  const { data } = await goods.user.get('warranty/index', { keyword: code });
  return data[0].id as number;
};
const now = () => new Date().toISOString();
const sold = async () => {
  const codes = await goods.units(1);
  await goods.post('saleRecord/add', { codes, sold_at: now() });
  return codes[0]!;
};
const atShop = async (n: number) => {
  const codes = await goods.units(n);
  const id = await goods.shipTo({ dealer_id: shop.id }, codes);
  return {
    codes,
    id,
    receive: (some = codes) =>
      goods.done(shop.user, 'receive/receive', { shipment_id: id, codes: some }),
  };
};
const reason = '测试';
/** Every kind of write that the sums follow, each on its own goods. */
const writes: Record<string, () => Promise<unknown>> = {
  'to a customer': async () =>
    goods.shipTo({ customer_id: await goods.customer() }, await goods.units(2)),
  'a shipment that is given up': async () => {
    const { id } = await goods.post('shipment/add', { kind: 'dealer', dealer_id: shop.id });
    await goods.post('shipment/scan', { id, codes: await goods.units(2) });
    await goods.post('shipment/cancel', { id, reason });
  },
  'received in part, closed, what was lost comes back': async () => {
    const { codes, id, receive } = await atShop(3);
    await receive(codes.slice(0, 1));
    await goods.post('shipment/close', { id });
    await goods.user.post('goodsReturn/add', {
      from: 'dealer',
      dealer_id: shop.id,
      reason,
      codes: codes.slice(1),
      is_received: true,
    });
  },
  'sold by the dealer, and taken back': async () => {
    const { codes, receive } = await atShop(3);
    await receive();
    const { id } = await goods.done(shop.user, 'saleRecord/add', {
      codes: codes.slice(0, 2),
      sold_at: now(),
    });
    await goods.done(shop.user, 'saleRecord/void', { id, reason });
    await goods.done(shop.user, 'saleRecord/add', {
      codes: codes.slice(2),
      sold_at: now(),
    });
  },
  'back from the dealer': async () => {
    const { codes, receive } = await atShop(2);
    await receive();
    const { id } = await goods.done(shop.user, 'return/add', { codes: codes.slice(0, 1) });
    await goods.post('goodsReturn/receive', { id });
    await goods.post('goodsReturn/restock', { id });
  },
  'back before it was received': async () => {
    const { codes } = await atShop(2);
    const { id } = await goods.post('goodsReturn/add', {
      from: 'dealer',
      dealer_id: shop.id,
      reason,
      codes,
    });
    await goods.post('goodsReturn/receive', { id });
  },
  'frozen with the dealer, and free again': async () => {
    const { codes, receive } = await atShop(2);
    await receive();
    const ids = await Promise.all(codes.map(async (code) => (await goods.look(code)).id));
    await goods.post('identifier/freeze', { ids, reason: 'lost' });
    await goods.post('identifier/unfreeze', { ids: ids.slice(1), reason: 'other' });
  },
  'a warranty that is extended, passed on and voided': async () => {
    const id = await active(await sold());
    await goods.post('warranty/extend', { id, months: 3, reason });
    await goods.post('warranty/transfer', { id, name: '韩梅', phone: '13700001234' });
    await goods.post('warranty/void', { id, reason });
  },
  'a warranty that goes to another unit': async () => {
    const old_sn = await sold();
    await active(old_sn);
    await goods.post('warranty/replace', { old_sn, new_sn: await sold() });
  },
  'a warranty that ends as the buyer brings it back': async () => {
    const code = await sold();
    await active(code);
    const { id } = await goods.post('goodsReturn/add', {
      from: 'consumer',
      codes: [code],
      is_received: true,
    });
    await goods.post('goodsReturn/restock', { id });
  },
  'several at once': async () => {
    const codes = [await sold(), await sold(), await sold()];
    await Promise.all(codes.map(active));
  },
  'rows that go and change by hand': async () => {
    const id = await active(await sold());
    await owner.rows(
      `update warranty set part_id = null, expire_time = start_time where company_id = 1 and seq = $1`,
      [id],
    );
    await owner.rows(`delete from warranty where company_id = 1 and seq = $1`, [id]);
  },
  'a statement that fails': async () => {
    const { id } = await atShop(1);
    await expect(
      owner.rows(
        `update shipment_line set picked = 1 / (received - received) where company_id = 1 and shipment_id = $1`,
        [id],
      ),
    ).rejects.toThrow();
  },
};

describe('sums of rows', () => {
  test('are those of the rows in the demo', async () => {
    expect(await wrongSums(owner)).toEqual([]);
    for (const rows of await read()) expect(rows.length).toBeGreaterThan(0);
  });

  const names = Object.keys(writes);
  // Another order each time, which the title tells if it fails.
  const order = fc.sample(fc.shuffledSubarray(names, { minLength: names.length }), 1)[0]!;
  test.each(order)('are those of the rows after: %s', async (name) => {
    await writes[name]!();
    const before = await read();
    expect(await wrongSums(owner)).toEqual([]);
    await fold();
    expect(await read()).toEqual(before);
    expect(await wrongSums(owner)).toEqual([]);
  });

  test('are one row for each key once they are folded, and right again after a recount', async () => {
    await fold();
    for (const table of sumTables)
      expect(await owner.rows(`select from ${table} where is_fresh`), table).toEqual([]);
    const before = await read();
    await owner.rows(
      `update stock_sum set n = n + 3; delete from warranty_sum where metric = 'ended'`,
    );
    expect(await wrongSums(owner)).toHaveLength(2);
    expect(await read()).toEqual(before);
  });

  test('are read by no dealer', async () => {
    for (const table of sumTables)
      await expect(
        transact(
          node.app.database.main,
          { actor: 'dealer', companyId: 1, dealerId: 1, accountId: 1 },
          async (tx) => (await tx.selectFrom(table).select('id').execute()).length,
        ),
      ).resolves.toBe(0);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { MarkRow } from '#contract/features/setting/marks/contract.ts';
import { giveMove } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { systemActor, transact } from '../database/database.ts';
import type { FoundEvent } from '../events/find.ts';
import { recordEvent } from '../events/record.ts';
import { countingEvents } from './circulation.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let batch: { id: number };
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  // The page that ships is shown.
  await owner.rows('delete from page_use where company_id = 1');
  batch = await goods.add({ product_date: '2026-08-12', factory: '一号工厂' });
  await giveMove(goods.user, 'release', [batch.id]);
  await giveMove(goods.user, 'start', [batch.id]);
});

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const open = async (code: string, language: Language = 'zh_CN', from = '203.0.113.1') => {
  const headers = { 'x-forwarded-for': from };
  return (
    await fetch(`${node.base}/template?code=${code}&language=${language}`, { headers })
  ).text();
};
/** The way as somebody reads it; nothing where the block is not shown. */
const wayIn = (page: string) => {
  const [, block = ''] = page.split('data-type="circulationRecord">');
  const [own] = block.split('data-type=');
  return [...own!.matchAll(/<li>(.*?)<\/li>/g)].map(([, step]) =>
    step!
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
};
const wayOf = async (code: string, language: Language = 'zh_CN') =>
  wayIn(await open(code, language));
const setMark = async (given: Partial<MarkRow>) => {
  const { version, hidden, carrier, error_level, address_form, shows_dealer_names } = (
    await goods.user.get('mark/info')
  ).data as MarkRow;
  const before = { hidden, carrier, error_level, address_form, shows_dealer_names };
  return goods.post('mark/edit', { version, ...before, ...given });
};
const packed = async (quantity = 2) => {
  const codes = await goods.units(quantity, batch.id);
  const [box] = await goods.order(1, { level: 'box' });
  await goods.post('packing/pack', { parent: box, codes });
  return { box: box!, codes, code: codes[0]! };
};
const sell = (code: string, more: object = {}) =>
  goods.done(goods.dealer, 'saleRecord/add', {
    codes: [code],
    sold_at: new Date().toISOString(),
    ...more,
  });
const made = '生产 2026-08-12 工厂 一号工厂';

describe('[CO-3] the way of a product on its page', () => {
  test('goes from made to sold, in three languages, and names nobody', async () => {
    const { box, code } = await packed();
    expect(await wayOf(code), 'it is not shipped').toEqual([]);
    await goods.post('packing/unpack', { parent: box, codes: [code] });
    await goods.post('packing/pack', { parent: box, codes: [code] });
    const shipment = await goods.shipTo({ dealer_id: 1 }, [box], false);
    const day = today();
    const shipped = `发货 ${day} 发往 经销商 · 浙江 杭州市`;
    expect(await wayOf(code)).toEqual([made, `装箱 ${day}`, shipped]);
    await goods.done(goods.dealer, 'receive/receive', { shipment_id: shipment });
    await sell(code, { store: '湖滨旗舰店', buyer_name: '王小明', buyer_phone: '13912345678' });
    expect(await wayOf(code)).toEqual([
      made,
      `装箱 ${day}`,
      shipped,
      `收货 ${day} 收货方 经销商 · 浙江 杭州市`,
      `售出 ${day} 销售方 门店 · 浙江 杭州市`,
    ]);
    expect(await wayOf(code, 'en')).toEqual([
      'Made 2026-08-12 Factory 一号工厂',
      `Packed ${day}`,
      `Shipped ${day} To Dealer · Hangzhou, Zhejiang`,
      `Received ${day} By Dealer · Hangzhou, Zhejiang`,
      `Sold ${day} By Shop · Hangzhou, Zhejiang`,
    ]);
    expect((await wayOf(code, 'zh_TW')).slice(2)).toEqual([
      `出貨 ${day} 發往 經銷商 · 浙江 杭州市`,
      `收貨 ${day} 收貨方 經銷商 · 浙江 杭州市`,
      `售出 ${day} 銷售方 門市 · 浙江 杭州市`,
    ]);
    const page = await open(code);
    for (const word of ['杭州湖滨电器行', '湖滨旗舰店', '王小明', '13912345678', '湖滨路'])
      expect(page).not.toContain(word);
    expect(wayIn(page).join()).not.toMatch(/\d\d:\d\d|[A-Z]{2}\d{8}/);
  });

  test('names dealers from the next scan on if the company allows it, and no longer if it does not', async () => {
    const { box, code } = await packed();
    await goods.shipTo({ dealer_id: 1 }, [box]);
    expect(await open(code)).not.toContain('杭州湖滨电器行');
    expect(await setMark({ shows_dealer_names: true })).toMatchObject({ shows_dealer_names: true });
    expect((await wayOf(code))[2]).toContain('发往 经销商 · 杭州湖滨电器行 · 浙江 杭州市');
    await setMark({ shows_dealer_names: false });
    expect(await open(code)).not.toContain('杭州湖滨电器行');
    const sales = await node.signIn('sales');
    expect(await sales.post('mark/edit', { version: 1 })).toMatchObject({ status: 403 });
  });

  test('leaves out what was undone, and starts again once returned goods are restocked', async () => {
    const { box, code } = await packed();
    await goods.shipTo({ dealer_id: 1 }, [box]);
    const sale = await sell(code);
    expect((await wayOf(code)).at(-1)).toMatch(/^售出 .* 经销商 · 浙江 杭州市$/);
    await goods.done(goods.dealer, 'saleRecord/void', { id: sale.id, reason: '登记错了' });
    expect((await wayOf(code)).at(-1)).toMatch(/^收货/);
    await sell(code);
    expect((await wayOf(code)).filter((step) => step.startsWith('售出'))).toHaveLength(1);
    const back = await goods.post('goodsReturn/add', {
      from: 'consumer',
      codes: [code],
      is_received: true,
    });
    const day = today();
    expect((await wayOf(code)).slice(-2)).toEqual([
      `售出 ${day} 销售方 经销商 · 浙江 杭州市`,
      `退货 ${day} 退回至 企业`,
    ]);
    await goods.post('goodsReturn/restock', { id: back.id });
    expect(await wayOf(code)).toEqual([]);
    const { id: customer } = await goods.post('customer/add', {
      name: '深圳某某科技',
      address: '广东深圳市南山区科技路 1 号',
    });
    await goods.shipTo({ customer_id: customer }, [code]);
    const page = await open(code);
    expect(wayIn(page)).toEqual([made, `发货 ${day} 发往 客户 · 广东 深圳市`]);
    expect(page).not.toContain('深圳某某科技');
  });

  test('tells of the company’s own warehouses without their names', async () => {
    const { code } = await packed();
    const { id } = await goods.post('shipment/add', {
      kind: 'transfer',
      place: '江苏省苏州二号仓',
    });
    await goods.post('shipment/scan', { id, codes: [code] });
    await goods.post('shipment/check', { id });
    await goods.post('shipment/ship', { id });
    expect(await wayOf(code)).toEqual([made, `发货 ${today()} 发往 企业自有仓库 · 江苏 苏州市`]);
  });

  test('is not told where it is hidden, nor beside the warning of a copy', async () => {
    const { box, code } = await packed();
    await goods.shipTo({ dealer_id: 1 }, [box]);
    await setMark({ hidden: ['product_date'] });
    expect((await wayOf(code))[0]).toBe('生产 工厂 一号工厂');
    await setMark({ hidden: ['circulation'] });
    expect(await wayOf(code)).toEqual([]);
    await setMark({ hidden: [] });
    expect(await wayOf(code)).not.toEqual([]);
    const pages: string[] = [];
    for (const n of [2, 3, 4, 5, 6]) pages.push(await open(code, 'en', `203.0.113.${n}`));
    const warned = pages.at(-1)!;
    expect(warned).toContain('Suspected copy');
    expect(wayIn(warned)).toEqual([]);
  });

  test('never shows a dealer of another company, whatever an event names', async () => {
    const { code } = await packed();
    const { id: seq } = (await goods.look(code)) as { id: number };
    const foreign = await owner.row<{ id: number; name: string }>(
      'select dealer_id as id, name from dealer where company_id = 38 limit 1',
    );
    await transact(node.app.database.main, systemActor, (tx) =>
      recordEvent(node.app, tx, {
        companyId: 1,
        kind: 'ship',
        runs: [{ first: seq, last: seq }],
        to: { dealer: foreign.id },
      }),
    );
    await setMark({ shows_dealer_names: true });
    const page = await open(code);
    expect(wayIn(page).at(-1)).toBe(`发货 ${today()} 发往 经销商`);
    expect(page).not.toContain(foreign.name);
    expect(page).not.toContain('呼和浩特');
    await setMark({ shows_dealer_names: false });
  });
});

describe('of all events there count', () => {
  const at = (n: number) => new Date(Date.UTC(2026, 8, n));
  const event = (n: number, kind: FoundEvent['kind'], more: Partial<FoundEvent> = {}) =>
    ({
      id: n,
      kind,
      event_time: at(n),
      record_time: at(n),
      parent_seq: null,
      document: '',
      ...more,
    }) as FoundEvent;
  const kinds = (events: FoundEvent[], seq = 1) =>
    countingEvents(events, seq).map(({ id, kind }) => `${id} ${kind}`);

  test('only those since the code was bound again', () => {
    expect(
      kinds([event(4, 'ship'), event(3, 'bind'), event(2, 'unbind'), event(1, 'bind')]),
    ).toEqual(['3 bind', '4 ship']);
  });

  test('the last packing of a box, which stays packed while something is taken out of it', () => {
    const inside = { parent_seq: 1 };
    const events = [event(1, 'pack', inside), event(2, 'pack', inside), event(3, 'unpack', inside)];
    expect(kinds(events)).toEqual(['2 pack']);
    expect(kinds([...events, event(4, 'empty')])).toEqual([]);
    const onPallet = [event(4, 'pack', { parent_seq: 9 }), event(5, 'unpack', { parent_seq: 9 })];
    expect(kinds([...events, ...onPallet])).toEqual(['2 pack']);
  });

  test('a sale that was recorded late, at the time it happened, unless it was voided', () => {
    const sold = event(3, 'sell', { document: 'XS1', event_time: at(1) });
    expect(kinds([event(2, 'ship'), sold])).toEqual(['3 sell', '2 ship']);
    expect(kinds([event(2, 'ship'), sold, event(4, 'unsell', { document: 'XS1' })])).toEqual([
      '2 ship',
    ]);
    expect(kinds([sold, event(4, 'unsell', { document: 'XS2' })])).toEqual(['3 sell']);
  });
});

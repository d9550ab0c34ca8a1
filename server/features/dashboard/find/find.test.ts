import { beforeAll, describe, expect, test } from 'vitest';
import type { FoundKind } from '#contract/features/dashboard/find/contract.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

describe('find/index', async () => {
  const node = await startTestNode();
  const owner = await openOwner(node.ownerUrl);
  let goods: MadeGoods;
  beforeAll(async () => {
    goods = await makeGoods(node, owner);
  });
  const find = async (keyword: string, user: Pick<MadeGoods['user'], 'get'> = goods.user) => {
    const answer = await user.get('find/index', { keyword });
    expect(answer).toMatchObject({ code: 0 });
    return Object.fromEntries(
      (answer.data as FoundKind[]).map(({ feature, rows }) => [feature, rows]),
    );
  };

  test('finds a code however it is written, and what its box, batch and part are called', async () => {
    const [code] = await goods.units(1);
    const id = (await goods.look(code!)).id;
    const spaced = code!.replaceAll(/(.{4})(?=.)/g, '$1 ').toLowerCase();
    const link = `https://t.example/a-rather-long-host-name.example/c/${code}?from=${'x'.repeat(80)}`;
    for (const text of [code!, spaced, `https://t.example/c/${code}`])
      expect((await find(text))['identity/identifiers'], text).toEqual([
        expect.objectContaining({ id, name: code }),
      ]);
    expect(await find(link)).toBeTypeOf('object');
    expect((await find(goods.batch.code))['trace/batches']).toMatchObject([
      { id: goods.batch.id, name: goods.batch.code },
    ]);
  });

  test('finds what a GS1 text names without a serial number: a lot, a product, a place', async () => {
    const gtin = '06901234567892';
    await owner.rows(`update part set gtin = '' where company_id = 1 and gtin = $1`, [
      gtin.slice(1),
    ]);
    await owner.rows(`update part set gtin = $2 where company_id = 1 and id = $1`, [
      goods.part,
      gtin.slice(1),
    ]);
    expect((await find(`(01)${gtin}`))['product/parts']).toMatchObject([{ id: goods.part }]);
    expect((await find(`https://id.example/01/${gtin}`))['product/parts']).toHaveLength(1);
    const { code } = goods.batch;
    expect((await find(`]d201${gtin}10${code}`))['trace/batches']).toMatchObject([{ name: code }]);
    await goods.post('factory/add', { name: '三号工厂', code: 'F-3', gln: '6901234000016' });
    expect((await find('(414)6901234000016'))['query/factories']).toMatchObject([
      { name: '三号工厂' },
    ]);
  });

  test('finds a record by the initials of its Chinese name, and by those of a traditional one', async () => {
    await goods.post('customer/add', { name: '翠湖 Lakeside 百货' });
    await goods.post('dealer/add', { name: '春陽貿易商社' });
    expect((await find('chlakesidebh'))['orders/customers']).toMatchObject([
      { name: '翠湖 Lakeside 百货' },
    ]);
    expect((await find('CHLAKE'))['orders/customers']).toHaveLength(1);
    expect((await find('cymyss'))['application/dealers']).toMatchObject([{ name: '春陽貿易商社' }]);
    expect(await find('chlakesidebh', await node.signIn('other'))).toEqual({});
  });

  test('finds an incident by a part of its number, or by its code, also for the dealer it names', async () => {
    const [code] = await goods.units(1);
    const { id: seq } = await goods.look(code!);
    await owner.rows(
      `insert into incident (company_id, code, kind, severity, subject, state, seq, dealer_id, first_time, last_time)
       values (1, 'FX-FIND-0077', 'speed', 3, 'FX-FIND', 'open', $1, 1, now(), now())`,
      [seq],
    );
    for (const text of ['find-00', 'FX-FIND-0077', code!])
      expect((await find(text))['risk/incidents'], text).toMatchObject([{ name: 'FX-FIND-0077' }]);
    expect((await find('FIND-0077', goods.dealer))['dealer/incidents']).toMatchObject([
      { name: 'FX-FIND-0077' },
    ]);
    expect(await find('FIND-0077', (await goods.addDealer()).user)).toEqual({});
  });

  test('gives at most five of a kind', async () => {
    for (let at = 0; at < 7; at += 1) await goods.post('customer/add', { name: `五金行${at}` });
    expect((await find('五金行'))['orders/customers']).toHaveLength(5);
  });

  test('shows nothing of another company, nothing without the right, and a dealer only its own', async () => {
    await goods.post('customer/add', { name: '只此一家百货' });
    expect((await find('只此一家百货'))['orders/customers']).toHaveLength(1);
    expect(await find('只此一家百货', await node.signIn('other'))).toEqual({});
    expect(await find('只此一家百货', goods.dealer)).toEqual({});
    const mine = await goods.shipTo({ dealer_id: 1 }, await goods.units(1));
    const other = await goods.addDealer();
    const { code } = (await goods.user.get('shipment/info', { id: mine })).data as { code: string };
    expect((await find(code))['trace/shipments']).toMatchObject([{ id: mine }]);
    expect((await find(code, goods.dealer))['dealer/receive']).toMatchObject([{ id: mine }]);
    expect(await find(code, other.user)).toEqual({});
    expect(await find(code, await goods.addPowerless())).toEqual({});
  });

  test('keeps what somebody starred for them alone, newest first, and at most thirty', async () => {
    const kind = { zh_CN: '客户', en: 'Customers', zh_TW: '客戶' };
    const thing = (n: number) => ({ path: `/customer/${n}`, name: `客户 ${n}`, hint: '', kind });
    const starred = async (user: Pick<MadeGoods['user'], 'get'>) =>
      ((await user.get('find/starred')).data as { path: string }[]).map(({ path }) => path);
    const user = await node.signIn('sales');
    for (let n = 1; n <= 31; n += 1)
      expect(await user.post('find/star', thing(n))).toMatchObject({ code: 0 });
    const paths = await starred(user);
    expect(paths).toHaveLength(30);
    expect(paths[0]).toBe('/customer/31');
    expect(paths).not.toContain('/customer/1');
    // Twice is once.
    await user.post('find/star', thing(5));
    expect(await starred(user)).toEqual(paths);
    for (let again = 0; again < 2; again += 1)
      expect(await user.post('find/unstar', { path: '/customer/31' })).toMatchObject({ code: 0 });
    expect(await starred(user)).toEqual(paths.slice(1));
    expect(await starred(await node.signIn('product'))).toEqual([]);
    expect(await starred(goods.dealer)).toEqual([]);
    expect(await user.post('find/star', { ...thing(1), path: '//a.example/' })).toMatchObject({
      status: 422,
      errors: [{ field: 'path' }],
    });
  });

  test('refuses an empty text and one that is too long, by name', async () => {
    for (const keyword of ['', '   ', 'x'.repeat(513)])
      expect(await goods.user.get('find/index', { keyword })).toMatchObject({
        status: 422,
        errors: [{ field: 'keyword' }],
      });
  });
});

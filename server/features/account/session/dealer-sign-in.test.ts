import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const { errors } = sessionTexts;
const password = 'Abc-123456';
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
beforeEach(async () => void (await owner.rows('delete from throttle')));

const enter = (username: string, more: object = {}) =>
  node.anyone('dealer').post('login/login', { username, password, ...more });
const idOf = async (username: string) =>
  (await owner.row<{ id: number }>('select id from account where username = $1', [username])).id;
/** Gives an account this phone number. */
const call = async (by: MadeGoods['user'], username: string, mobile: string) => {
  const id = await idOf(username);
  const { data } = await by.get('dealerAccount/index', { limit: 100 });
  const { version } = data.find((one: { id: number }) => one.id === id);
  await goods.done(by, 'dealerAccount/edit', { id, version, realname: '店长', mobile });
};

describe('a dealer signs in', () => {
  test('with its phone number; one that has accounts of two companies chooses', async () => {
    const other = await node.signIn('other');
    const here = await goods.addDealer();
    const there = await goods.addDealer(null, other);
    await call(goods.user, here.username, '13700008888');
    expect(await enter('13700008888')).toMatchObject({ code: 0 });
    await call(other, there.username, '13700008888');
    const asked = await enter('13700008888');
    expect(asked).toMatchObject({
      status: 409,
      msg: errors.chooseCompany.zh_CN,
      data: { companies: [{ company_id: 1 }, { company_id: 38 }] },
    });
    for (const company_id of [1, 38])
      expect(await enter('13700008888', { company_id })).toMatchObject({ code: 0 });
    // Who does not know the password learns of no company.
    const wrong = await enter('13700008888', { password: 'wrong-1' });
    expect(wrong).toMatchObject({ status: 401, msg: errors.wrongLogin.zh_CN });
    expect(wrong.data).not.toHaveProperty('companies');
    // Users of the company sign in with their names only.
    expect(
      await node.anyone('web').post('login/login', { username: '13700008888', password }),
    ).toMatchObject({ status: 401 });
  });

  test('and guesses by phone number count against its account as well', async () => {
    const shop = await goods.addDealer();
    await call(goods.user, shop.username, '13700009999');
    await enter('13700009999', { password: 'wrong-1' });
    const { hits } = await owner.row<{ hits: number }>(
      `select hits from throttle where subject = $1`,
      [`login:dealer:${shop.username}:127.0.0.1`],
    );
    expect(hits).toBe(1);
  });

  test('and is told plainly when it was disabled, if the password is right', async () => {
    const shop = await goods.addDealer();
    await goods.post('dealer/disable', { ids: [shop.id] });
    expect(await enter(shop.username)).toMatchObject({
      status: 401,
      msg: errors.dealerDisabled.zh_CN,
    });
    expect(await enter(shop.username, { password: 'wrong-1' })).toMatchObject({
      status: 401,
      msg: errors.wrongLogin.zh_CN,
    });
    expect((await goods.user.get('dealer/info', { id: shop.id })).data.disabled).toBe(true);
  });

  test('[DL-1] with a password that the company has reset: old sign-ins end, and it is changed at once', async () => {
    const shop = await goods.addDealer();
    const id = await idOf(shop.username);
    const { initial_password: fresh } = await goods.post('dealerAccount/reset', { id });
    expect(await shop.user.get('stock/index')).toMatchObject({ status: 401 });
    expect(await enter(shop.username)).toMatchObject({ status: 401 });
    const entered = await enter(shop.username, { password: fresh });
    expect(entered).toMatchObject({ code: 0, data: { must_change_password: true } });
  });
});

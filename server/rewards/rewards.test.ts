import { describe, expect, test } from 'vitest';
import { captchaAnswer, takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { until } from '#server/testing/wait.ts';
import { draw } from './draw.ts';
import { inHours, phoneOf, setUpRewards } from './rewards.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const { demo, done, open, claim, from } = await setUpRewards(node);
const gift = { kind: 'gift', amount: 100 } as const;

test('a draw gives each prize its share of the lots, and the rest nothing', () => {
  const prizes = [{ odds: 1 }, { odds: 2_499 }, { odds: 2_500 }];
  expect([0, 1, 2_499, 2_500, 4_999].map((lot) => prizes.indexOf(draw(prizes, lot)!))).toEqual([
    0, 1, 1, 2, 2,
  ]);
  expect(draw(prizes, 5_000)).toBe(null);
  expect(draw([{ odds: 10_000 }])).toEqual({ odds: 10_000 });
});

describe('taking part', () => {
  test('gives a red-packet code, the same to the same phone however often, and to nobody else', async () => {
    const { id, info, products } = await open({
      prizes: [{ name: '红包', kind: 'code', amount: 888 }],
      codes: ['RED-PACKET-1', 'RED-PACKET-2'],
    });
    const [product] = await products(1);
    const phone = phoneOf(1);
    const here = from();
    const first = await claim(product!.id, phone, {}, here);
    expect(first).toMatchObject({
      code: 0,
      msg: '恭喜您获得“红包”',
      data: { prize: '红包', kind: 'code', code: 'RED-PACKET-1' },
    });
    for (const headers of [here, from()])
      expect((await claim(product!.id, `+86${phone}`, {}, headers)).data).toEqual(first.data);
    expect(await claim(product!.id, phoneOf(2))).toMatchObject({ status: 409 });
    expect(await info()).toMatchObject({ claims: 1, spent: 888, prizes: [{ given: 1, codes: 2 }] });
    const { data } = await demo.get('campaignClaim/index', { campaign_id: id });
    expect(data).toMatchObject([
      {
        serial_number: product!.code,
        prize_name: '红包',
        amount: 888,
        phone: '139****0001',
        code: '****ET-1',
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('RED-PACKET');
  });

  test('without luck wins nothing, and the code has taken part all the same', async () => {
    const { info, products } = await open({ prizes: [{ ...gift, quantity: 1 }] });
    const [one, two] = await products(2);
    await claim(one!.id, phoneOf(3));
    expect(await claim(two!.id, phoneOf(4))).toMatchObject({
      code: 0,
      msg: '很遗憾，这次没有中奖',
      data: { prize: '', kind: '', code: '' },
    });
    expect(await claim(two!.id, phoneOf(5))).toMatchObject({ status: 409 });
    expect(await info()).toMatchObject({ claims: 2, spent: 100 });
  });

  test('takes a genuine product that is out of the house', async () => {
    const { products } = await open({ prizes: [gift] });
    const [shipped] = await products(1, 'shipped');
    expect(await claim(shipped!.id, phoneOf(6))).toMatchObject({ code: 0 });
    const [unsold] = await products(1, 'commissioned');
    const refused = { status: 409, msg: expect.stringContaining('当前不能领奖') as string };
    expect(await claim(unsold!.id, phoneOf(7))).toMatchObject(refused);
    const [frozen, recalled, voided] = await products(3);
    const about = ({ code }: { code: string }) => ({ codes: [code], ranges: [], pack_id: null });
    await done('identifier/freeze', { ...about(frozen!), reason: 'damaged' });
    await done('identifier/recall', { ...about(recalled!), reason: '漏电' });
    await done('identifier/void', { ...about(voided!), reason: 'damaged' });
    for (const { id } of [frozen!, recalled!, voided!])
      expect(await claim(id, phoneOf(8))).toMatchObject(refused);
  });

  test('is not for a product that too many phones in too many places have looked up', async () => {
    const { products } = await open({ prizes: [gift] });
    const [product] = await products(1);
    for (let at = 0; at < 5; at += 1) {
      const far = { 'x-forwarded-for': `12${at}.20.30.4`, 'user-agent': `far ${at}` };
      await node.anyone().get('api/query', { code: product!.code }, far);
    }
    expect(await claim(product!.id, phoneOf(9))).toMatchObject({ status: 409 });
  });

  test('is limited to the products, the time and the state of the campaign', async () => {
    const parts = (await demo.get('part/index', { limit: 1 })).data as { id: number }[];
    const elsewhere = await open({ prizes: [gift], part_ids: [parts[0]!.id] });
    const [foreign] = await elsewhere.products(1);
    expect(await claim(foreign!.id, phoneOf(10))).toMatchObject({ msg: '这个产品不参与本次活动' });
    const later = await open({ prizes: [gift], start_time: inHours(2) });
    const [early] = await later.products(1);
    expect(await claim(early!.id, phoneOf(10))).toMatchObject({ msg: '活动还没有开始' });
    const { id, products } = await open({ prizes: [gift] });
    const [one, two] = await products(2);
    const answer = await claim(one!.id, phoneOf(11));
    await done('campaign/pause', { ids: [id] });
    expect(await claim(two!.id, phoneOf(12))).toMatchObject({ msg: '活动暂停中，请稍后再来' });
    await done('campaign/end', { ids: [id] });
    expect(await claim(two!.id, phoneOf(12))).toMatchObject({ msg: '活动已结束' });
    // What was won stays won.
    expect((await claim(one!.id, phoneOf(11))).data).toEqual(answer.data);
  });

  test('needs a product that was looked up and a block that is there', async () => {
    const { products } = await open({ prizes: [gift] });
    const [product] = await products(1);
    const letter = product!.id.startsWith('A') ? 'B' : 'A';
    for (const [id, more] of [
      ['invented', {}],
      [`${letter}${product!.id.slice(1)}`, {}],
      [product!.id, { block: 'b2' }],
    ] as const)
      expect(await claim(id, phoneOf(13), more)).toMatchObject({ status: 409 });
    expect(await claim(product!.id, '12')).toMatchObject({
      status: 422,
      errors: [{ field: 'phone' }],
    });
  });

  test('is limited for each address', async () => {
    const here = from();
    const answers = [];
    for (let at = 0; at < 61; at += 1)
      answers.push((await claim('invented', phoneOf(14), {}, here)).status);
    expect(answers.slice(0, 60).every((status) => status === 409)).toBe(true);
    expect(answers[60]).toBe(429);
  });
});

test('a phone number is proved by SMS where the campaign asks for it, once', async () => {
  const { products } = await open({ prizes: [gift], needs_sms: true });
  const [product] = await products(1);
  const phone = phoneOf(20);
  const here = from();
  expect(await claim(product!.id, phone, {}, here)).toMatchObject({
    status: 422,
    errors: [{ field: 'code', msg: '请先获取短信验证码，再领奖' }],
  });
  const asked = { id: product!.id, block: 'b1', phone };
  expect(
    await node.anyone().post('api/rewardSms', { ...asked, captcha: 'x', key: 'y' }, here),
  ).toMatchObject({ status: 422, errors: [{ field: 'captcha' }] });
  const { key } = await takeCaptcha(node);
  const sent = { ...asked, captcha: captchaAnswer, key };
  expect(await node.anyone().post('api/rewardSms', sent, here)).toMatchObject({ code: 0 });
  const code = await until('the code', async () => sentCodes(node.folder, phone).at(-1));
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await claim(product!.id, phone, { code: wrong }, here)).toMatchObject({ status: 422 });
  const first = await claim(product!.id, phone, { code }, here);
  expect(first).toMatchObject({ code: 0, data: { kind: 'gift' } });
  // An answer that was lost is told again to the same browser; another must prove the number.
  expect((await claim(product!.id, phone, {}, here)).data).toEqual(first.data);
  expect(await claim(product!.id, phone, {})).toMatchObject({ status: 422 });
});

describe('the claims', () => {
  test('are of one company; the phone number is shown to those who may, and each view is logged', async () => {
    const { id, products } = await open({ prizes: [gift] });
    const [product] = await products(1);
    await claim(product!.id, phoneOf(30));
    const { data } = await demo.get('campaignClaim/index', { keyword: phoneOf(30) });
    expect(data).toHaveLength(1);
    const [row] = data as { id: number }[];
    expect((await demo.post('campaignClaim/reveal', { id: row!.id })).data).toEqual({
      mobile: phoneOf(30),
    });
    const seen = { target: 'campaignClaim', path: 'campaignClaim/reveal' };
    expect((await demo.get('operLog/index', seen)).data).toMatchObject([
      { target: 'campaignClaim', target_id: String(row!.id) },
    ]);
    const other = await node.signIn('other');
    expect((await other.get('campaignClaim/index', { campaign_id: id })).data).toEqual([]);
    expect(await other.post('campaignClaim/reveal', { id: row!.id })).toMatchObject({
      status: 404,
    });
    const reader = await node.signIn('data');
    expect(await reader.post('campaignClaim/reveal', { id: row!.id })).toMatchObject({
      status: 403,
    });
  });

  test('of a product of another company are not possible with this company’s page', async () => {
    await open({ prizes: [gift] });
    const [theirs] = await makeCodes(node, [{ count: 1, state: 'sold' }], { companyId: 38 });
    const { data } = await node.anyone().get('api/query', { code: theirs!.code });
    const { id } = data.result as { id: string };
    expect(await claim(id, phoneOf(31))).toMatchObject({ status: 409 });
  });
});

test('points that were won are on the account of the member, once', async () => {
  const { products } = await open({ prizes: [{ name: '积分', kind: 'points', points: 70 }] });
  const [product] = await products(1);
  const phone = phoneOf(50);
  for (let at = 0; at < 3; at += 1)
    expect((await claim(product!.id, phone)).data).toMatchObject({ kind: 'points', points: 70 });
  const admin = await node.signIn('admin', 'admin');
  const { data } = await admin.get('member/index', { mobile: phone });
  expect(data).toMatchObject([{ points: 70, source: 'reward' }]);
});

test('a disabled member does not take part, and a full account is told what it got', async () => {
  const { products } = await open({ prizes: [{ kind: 'points', points: 70 }], per_person: 5 });
  const [first, second, third] = await products(3);
  const phone = phoneOf(52);
  await claim(first!.id, phone);
  const admin = await node.signIn('admin', 'admin');
  const find = async () => {
    const { data } = await admin.get('member/index', { mobile: phone });
    return (data as { id: number; version: number; points: number }[])[0]!;
  };
  const member = await find();
  const room = 100_000_000 - member.points - 20;
  const granted = await admin.post('member/grant', { id: member.id, points: room, reason: '补' });
  expect(granted, granted.msg).toMatchObject({ code: 0 });
  for (let at = 0; at < 2; at += 1)
    expect((await claim(second!.id, phone)).data).toMatchObject({ kind: 'points', points: 20 });
  const { id, version } = await find();
  const off = { id, version, name: '李', mobile: '', is_enabled: false };
  const disabled = await admin.post('member/edit', off);
  expect(disabled, disabled.msg).toMatchObject({ code: 0 });
  expect(await claim(third!.id, phone)).toMatchObject({
    status: 409,
    errors: [{ field: 'phone' }],
  });
  // The product has not taken part by that.
  expect(await claim(third!.id, phoneOf(53))).toMatchObject({ code: 0 });
});

test('those who run campaigns are told once when a prize or the budget runs out', async () => {
  const { id, products } = await open({
    budget: 250,
    prizes: [{ name: '红包', kind: 'code', amount: 100, quantity: 3 }],
    codes: ['OUT-0001', 'OUT-0002', 'OUT-0003'],
  });
  const told = async () => {
    const { data } = await demo.get('notice/index', { limit: 20 });
    return (data as { record_id?: number; opens?: string; title: string; content: string }[])
      .filter((one) => one.opens === 'campaign' && one.record_id === id)
      .map(({ title, content }) => `${title} ${content}`);
  };
  const units = await products(4);
  await claim(units[0]!.id, phoneOf(54));
  expect(await told()).toEqual([]);
  await claim(units[1]!.id, phoneOf(55));
  expect(await told()).toEqual([expect.stringMatching(/预算不足.*只剩 0.5/) as string]);
  await claim(units[2]!.id, phoneOf(56));
  expect(await told()).toHaveLength(1);
  const { data } = await demo.get('campaign/info', { id });
  const { given: _given, codes: _codes, ...prize } = data.prizes[0];
  const { name, start_time, end_time, version } = data;
  const more = { id, version, name, start_time, end_time, budget: 1_000, prizes: [prize] };
  expect(await demo.post('campaign/edit', more)).toMatchObject({ code: 0 });
  await claim(units[3]!.id, phoneOf(57));
  expect(await told()).toEqual([
    expect.stringMatching(/已发完.*“红包”/) as string,
    expect.stringContaining('预算不足') as string,
  ]);
});

test('who is erased is in no claim any more, and the product has taken part all the same', async () => {
  const { id, info, products } = await open({ prizes: [gift] });
  const [product] = await products(1);
  const phone = phoneOf(51);
  await claim(product!.id, phone);
  const admin = await node.signIn('admin', 'admin');
  const { data: known } = await admin.post('person/find', { mobile: phone });
  expect(known).toMatchObject({
    counts: { claims: 1 },
    claims: [{ serial_number: product!.code, prize_name: '奖品' }],
  });
  const erase = { key: known.key as string, digits: phone.slice(-4), reason: '本人要求' };
  expect(await admin.post('person/erase', erase)).toMatchObject({
    code: 0,
    data: { found: { claims: 1 } },
  });
  expect((await demo.get('campaignClaim/index', { keyword: phone })).data).toEqual([]);
  const { data: left } = await demo.get('campaignClaim/index', { campaign_id: id });
  expect(left).toMatchObject([{ phone: '', prize_name: '奖品', city: '' }]);
  const [row] = left as { id: number }[];
  expect(await demo.post('campaignClaim/reveal', { id: row!.id })).toMatchObject({ status: 404 });
  expect(await claim(product!.id, phone)).toMatchObject({ status: 409 });
  expect(await info()).toMatchObject({ claims: 1, spent: 100 });
});

describe('the page', () => {
  test('takes part without a script, and tells what came of it', async () => {
    const { products } = await open({
      prizes: [{ name: '现金红包', kind: 'code' }],
      codes: ['PAGE-0001'],
    });
    const [product] = await products(1);
    const here = from();
    const look = async () =>
      (await fetch(`${node.base}/template?code=${product!.code}`, { headers: here })).text();
    const shown = await look();
    expect(shown).toContain('现金红包');
    const action = /action="(\/reward[^"]*)"/.exec(shown)![1]!.replaceAll('&amp;', '&');
    const send = async (phone: string) =>
      (
        await fetch(node.base + action, {
          method: 'POST',
          headers: here,
          body: new URLSearchParams({ phone, consent: 'p1' }),
        })
      ).text();
    // In another language it is still the form, not the sign-in of a company.
    const english = await fetch(node.base + action.replace('zh_CN', 'en'), {
      headers: here,
    });
    expect(await english.text()).toMatch(/Claim your prize[^]*name="phone"/);
    const unread = await fetch(node.base + action, {
      ...{ method: 'POST', headers: here, body: new URLSearchParams({ phone: phoneOf(40) }) },
    });
    expect(unread.status).toBe(422);
    expect(await unread.text()).toContain('请阅读隐私说明并勾选同意');
    const wrong = await send('12');
    expect(wrong).toContain('name="phone"');
    expect(wrong).toContain('is-wrong');
    // Whatever is missing is told at once.
    const url = `${node.base}/reward?id=${encodeURIComponent(product!.id)}&block=b1`;
    const empty = await fetch(url, {
      method: 'POST',
      headers: from(),
      body: new URLSearchParams(),
    });
    expect(await empty.text()).toMatch(/请输入手机号[\s\S]*请阅读隐私说明并勾选同意/);
    const won = await send(phoneOf(40));
    expect(won).toContain('恭喜您获得“现金红包”');
    expect(won).toContain('PAGE-0001');
    expect(await send(phoneOf(41))).toContain('这个码已被别人用来参与过活动');
    expect(await look()).toContain('这个码已参与过活动');
  });

  test('asks for the code sent by SMS in a second step', async () => {
    const { products } = await open({ prizes: [gift], needs_sms: true });
    const [product] = await products(1);
    const url = `${node.base}/reward?id=${encodeURIComponent(product!.id)}&block=b1&code=${product!.code}`;
    const body = new URLSearchParams({ phone: phoneOf(42), consent: 'p1' });
    const step = await fetch(url, { method: 'POST', headers: from(), body });
    const markup = await step.text();
    expect(step.status).toBe(200);
    expect(markup).toContain('请先验证手机号');
    expect(markup).toContain('name="captcha"');
    expect(markup).toContain('name="code"');
    expect(markup).not.toContain('is-wrong"');
  });
});

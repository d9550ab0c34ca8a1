import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openSms } from '#server/messages/sms.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const request = {
  fault_type: 'noise',
  content: '开机有异响',
  name: '王小明',
  phone: '13912345678',
};
const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#a00' } };
type User = MadeGoods['dealer'];
const upload = async (user: User) => {
  const file = { name: 'a.png', bytes: await sharp(red).png().toBuffer() };
  const answer = await sendFile(node.base, user, file, {}, 'repair/photo');
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as unknown as { name: string; small: string };
};
const soldCode = async () => {
  const [code] = await goods.units(1);
  await goods.post('saleRecord/add', { codes: [code], sold_at: new Date().toISOString() });
  return code!;
};

test('[DL-8] a dealer asks for a repair for a customer, no matter who sold the product, and follows it', async () => {
  const sn = await soldCode();
  const photo = await upload(goods.dealer);
  expect((await fetch(`${node.base}${photo.small}`)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const body = { sn, ...request, photos: [photo.name] };
  const added = await goods.done(goods.dealer, 'repair/add', body);
  expect(added).toMatchObject({
    serial_number: sn,
    part_name: '批次件',
    repair_status: 'review',
    phone: '139****5678',
    photo_count: 1,
    steps: [{ repair_status: 'review', reply: '' }],
  });
  expect((await fetch(`${node.base}${added.photos[0].photo}`)).status).toBe(200);
  // The company sees who brought it, works on it, and keeps its notes to itself.
  const { id } = added;
  expect((await goods.user.get('repair/info', { id })).data).toMatchObject({
    dealer_name: '杭州湖滨电器行',
    photo_count: 1,
  });
  await goods.post('repair/accept', { id, note: '客户难缠', reply: '请寄到杭州' });
  await goods.post('repair/diagnose', { id, note: '内部检测' });
  const { data } = await goods.dealer.get('repair/info', { id });
  expect(data).toMatchObject({ repair_status: 'processing' });
  expect(data.steps.map(({ reply }: { reply: string }) => reply)).toEqual(['', '请寄到杭州']);
  expect(JSON.stringify(data)).not.toContain('难缠');
  expect(JSON.stringify(data)).not.toContain('内部');
  const listed = await goods.dealer.get('repair/index', { keyword: '13912345678' });
  expect(listed.data[0]).toMatchObject({ id, phone: '139****5678', fault_name: '异响' });
  expect(
    (await goods.dealer.get('repair/index', { 'repair_status[]': 'review', keyword: added.code }))
      .count,
  ).toBe(0);
  const told = await owner.row<{ n: number }>(
    `select count(*)::int as n from notice where sentence = 'repairRequested' and params ->> 'code' = $1`,
    [added.code],
  );
  expect(told.n).toBeGreaterThan(0);
});

test('[CO-5] a customer whose dealer asked for the repair is told so at once, with the link to follow it', async () => {
  const sn = await soldCode();
  const { last } = await owner.row<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from sms_message',
  );
  const sent = async () =>
    (
      await owner.rows<{ sealed: Buffer }>(
        'select sealed from sms_message where id > $1 order by id',
        [last],
      )
    ).map(({ sealed }) => openSms(node.app, sealed)!);
  const { id, code } = await goods.done(goods.dealer, 'repair/add', { sn, ...request });
  const [message, ...more] = await sent();
  expect(more).toEqual([]);
  expect(message!.mobile).toBe(request.phone);
  const [text, url] = message!.text.split('查看进度：') as [string, string];
  expect(text).toMatch(new RegExp(`^【.+】您的维修单 ${code}：审核中。$`));
  const { pathname, search } = new URL(url);
  expect(await (await fetch(node.base + pathname + search)).text()).toContain(code);
  // Once at each public status, as for everybody else.
  await goods.post('repair/accept', { id });
  await goods.post('repair/diagnose', { id });
  expect((await sent()).map((one) => one.text.split('。')[0]!.split('：')[1])).toEqual([
    '审核中',
    '处理中',
  ]);
});

test('a product of nobody or of another company, a wrong fault and somebody else’s photo are refused', async () => {
  const sn = await soldCode();
  const stranger = await goods.addDealer();
  const theirs = await upload(stranger.user);
  const ask = (more: object) => goods.dealer.post('repair/add', { sn, ...request, ...more });
  expect(await ask({ sn: 'ABCDEFGH23456789' })).toMatchObject({
    status: 404,
    errors: [{ field: 'sn' }],
  });
  expect(await ask({ fault_type: 'nothing' })).toMatchObject({
    status: 422,
    errors: [{ field: 'fault_type' }],
  });
  expect(await ask({ photos: [theirs.name] })).toMatchObject({
    status: 422,
    errors: [{ field: 'photos' }],
  });
  const [unbound] = await goods.order(1);
  expect(await ask({ sn: unbound })).toMatchObject({ status: 409 });
  const foreign = await goods.addDealer(null, await node.signIn('other'));
  expect(await foreign.user.post('repair/add', { sn, ...request })).toMatchObject({ status: 404 });
});

test('a repair is its dealer’s alone', async () => {
  const sn = await soldCode();
  const { id } = await goods.done(goods.dealer, 'repair/add', { sn, ...request });
  const stranger = await goods.addDealer();
  const foreign = await goods.addDealer(null, await node.signIn('other'));
  for (const { user } of [stranger, foreign]) {
    expect(await user.get('repair/info', { id })).toMatchObject({ status: 404 });
    expect((await user.get('repair/index')).count).toBe(0);
  }
  // What consumers asked for themselves is nobody's either.
  const all = await goods.user.get('repair/index', { limit: 100 });
  const mine = await goods.dealer.get('repair/index', { limit: 100 });
  expect(mine.count).toBeLessThan(all.count!);
  const powerless = await goods.addPowerless();
  expect(await powerless.get('repair/index')).toMatchObject({ status: 403 });
  expect(await powerless.get('repair/info', { id })).toMatchObject({ status: 403 });
  expect(await powerless.post('repair/add', { sn, ...request })).toMatchObject({ status: 403 });
});

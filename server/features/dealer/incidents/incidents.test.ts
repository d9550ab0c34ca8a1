import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
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
type User = MadeGoods['dealer'];
const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#a00' } };
const upload = async (user: User): Promise<string> => {
  const file = { name: 'a.png', bytes: await sharp(red).png().toBuffer() };
  const answer = await sendFile(node.base, user, file, {}, 'incident/photo');
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return (answer.data as unknown as { name: string }).name;
};
/** The dealer sells what another one holds. */
const open = async () => {
  const holder = await goods.addDealer();
  const [code] = await goods.units(1);
  const id = await goods.shipTo({ dealer_id: holder.id }, [code!]);
  await goods.done(holder.user, 'receive/receive', { shipment_id: id });
  await goods.done(goods.dealer, 'saleRecord/add', {
    codes: [code],
    sold_at: new Date().toISOString(),
  });
  const { data } = await goods.dealer.get('incident/index', { limit: 100 });
  return { incident: data[0], holder, code: code! };
};
const answer = (id: number, accept: boolean, note = '已核实') =>
  goods.user.post('incident/answerAppeal', { id, accept, note });

test('[DL-9] a dealer answers an incident with evidence, and the company accepts it', async () => {
  const { incident, code } = await open();
  const { id } = incident;
  expect(incident).toMatchObject({
    kind: 'wrongSeller',
    identifier_code: code,
    can_appeal: true,
    appeal_state: '',
  });
  const photo = await upload(goods.dealer);
  const body = { id, text: '这是调货，有单据', files: [photo] };
  const appealed = await goods.done(goods.dealer, 'incident/appeal', body);
  expect(appealed).toMatchObject({
    can_appeal: false,
    appeal_state: 'waiting',
    appeals: [{ text: body.text, state: 'waiting', photos: [{}] }],
  });
  // The same once more is no second one; another has to wait.
  await goods.done(goods.dealer, 'incident/appeal', body);
  expect(
    await goods.dealer.post('incident/appeal', { id, text: '还有一点', files: [] }),
  ).toMatchObject({ status: 409 });
  const { data: seen } = await goods.user.get('incident/info', { id });
  expect(seen).toMatchObject({
    is_appealed: true,
    appeals: [{ dealer_name: '杭州湖滨电器行', text: body.text }],
  });
  expect((await fetch(`${node.base}${seen.appeals[0].photos[0].photo}`)).status).toBe(200);
  const bare = seen.appeals[0].photos[0].photo.split('?')[0];
  expect((await fetch(`${node.base}${bare}`)).status).not.toBe(200);
  const notices = await owner.rows(
    `select id from notice where sentence = 'incidentAppealed' and params ->> 'code' = $1`,
    [incident.code],
  );
  expect(notices.length).toBeGreaterThan(0);
  expect(
    (await goods.user.get('incident/index', { is_appealed: 'true', limit: 100 })).data.map(
      (one: { id: number }) => one.id,
    ),
  ).toContain(id);
  // Nobody settles it while the dealer waits for an answer.
  expect(await goods.user.post('incident/dismiss', { ids: [id], reason: 'x' })).toMatchObject({
    status: 409,
  });
  expect(await answer(id, true)).toMatchObject({ code: 0 });
  expect(await answer(id, true)).toMatchObject({ code: 0 });
  expect(await answer(id, false)).toMatchObject({ status: 409 });
  expect((await goods.user.get('incident/info', { id })).data).toMatchObject({
    state: 'dismissed',
    is_appealed: false,
  });
  const { data: told } = await goods.dealer.get('incident/info', { id });
  expect(told).toMatchObject({
    state: 'dismissed',
    can_appeal: false,
    appeals: [{ state: 'accepted', note: '已核实' }],
  });
  expect(
    await goods.dealer.post('incident/appeal', { id, text: '再说一次', files: [] }),
  ).toMatchObject({ status: 409 });
});

test('[DL-9] a rejected appeal keeps the incident, and the dealer may appeal again', async () => {
  const { incident } = await open();
  const { id } = incident;
  await goods.done(goods.dealer, 'incident/appeal', { id, text: '不是我卖的' });
  expect(await answer(id, false, ' ')).toMatchObject({ status: 422 });
  expect(await answer(id, false, '单据不符')).toMatchObject({ code: 0 });
  const { data } = await goods.dealer.get('incident/info', { id });
  expect(data).toMatchObject({ state: 'open', can_appeal: true, appeal_state: 'rejected' });
  const again = await goods.done(goods.dealer, 'incident/appeal', { id, text: '补充单据' });
  expect(again.appeals.map(({ state }: { state: string }) => state)).toEqual([
    'waiting',
    'rejected',
  ]);
  // An answer to the first one, from a page that was opened before, meets no other.
  const [newer, older] = again.appeals as { id: number }[];
  const reply = (accept: boolean, appeal_id: number) =>
    goods.user.post('incident/answerAppeal', { id, accept, note: '单据不符', appeal_id });
  expect(await reply(true, older!.id)).toMatchObject({ status: 409 });
  expect(await reply(false, older!.id)).toMatchObject({ code: 0 });
  const { data: still } = await goods.dealer.get('incident/info', { id });
  expect(still).toMatchObject({ state: 'open', appeal_state: 'waiting' });
  const { incident: another } = await open();
  await goods.done(goods.dealer, 'incident/appeal', { id: another.id, text: '也不是我' });
  const { data: theirs } = await goods.dealer.get('incident/info', { id: another.id });
  expect(await reply(true, theirs.appeals[0].id)).toMatchObject({ status: 404 });
  expect(await reply(true, newer!.id)).toMatchObject({ code: 0 });
});

test('an incident is shown without names of others and who scanned, and to its dealer alone', async () => {
  const { incident, holder } = await open();
  const { id } = incident;
  const { data } = await goods.dealer.get('incident/info', { id });
  expect(data.detail).toMatchObject({ sale: expect.any(String) });
  expect(data.detail).not.toHaveProperty('holder');
  expect(data).not.toHaveProperty('scans');
  expect(data).not.toHaveProperty('reason');
  const theirs = await upload(holder.user);
  expect(
    await goods.dealer.post('incident/appeal', { id, text: 'x', files: [theirs] }),
  ).toMatchObject({ status: 422, errors: [{ field: 'files' }] });
  const foreign = await goods.addDealer(null, await node.signIn('other'));
  for (const { user } of [holder, foreign]) {
    expect(await user.get('incident/info', { id })).toMatchObject({ status: 404 });
    expect((await user.get('incident/index')).count).toBe(0);
    expect(await user.post('incident/appeal', { id, text: 'x' })).toMatchObject({ status: 404 });
  }
  const powerless = await goods.addPowerless();
  expect(await powerless.get('incident/index')).toMatchObject({ status: 403 });
  expect(await powerless.post('incident/appeal', { id, text: 'x' })).toMatchObject({ status: 403 });
  const data403 = await node.signIn('data');
  expect(
    await data403.post('incident/answerAppeal', { id, accept: true, note: 'x' }),
  ).toMatchObject({ status: 403 });
});

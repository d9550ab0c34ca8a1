import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const [demo, other, sales, data] = await Promise.all(
  ['demo', 'other', 'sales', 'data'].map((name) => node.signIn(name)),
);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});

const pdf = readFileSync(new URL('../../../seed/manual.pdf', import.meta.url));
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
const info = async (id: number) => (await demo!.get('incident/info', { id })).data;
const accountOf = async (username: string) =>
  (await owner.row<{ id: number }>('select id from account where username = $1', [username])).id;
const move = (name: string, id: number, reason = '已核实') =>
  demo!.post(`incident/${name}`, { ids: [id], reason });
const send = (user: typeof demo, id: number, name: string, bytes: Buffer) =>
  sendFile(node.base, user!, { name, bytes }, { id: String(id) }, 'incident/addFile');

/** The dealer of the demo sells what another one holds. */
const open = async (): Promise<{ id: number; code: string }> => {
  const holder = await goods.addDealer();
  const [code] = await goods.units(1);
  const shipment = await goods.shipTo({ dealer_id: holder.id }, [code!]);
  await goods.done(holder.user, 'receive/receive', { shipment_id: shipment });
  await goods.done(goods.dealer, 'saleRecord/add', {
    codes: [code],
    sold_at: new Date().toISOString(),
  });
  return (await goods.dealer.get('incident/index', { limit: 100 })).data[0];
};
/** One that names no dealer. */
const nobodys = async () =>
  (
    await owner.row<{ id: number }>(
      `select id from incident where company_id = 1 and kind = 'guessing' and state = 'open'`,
    )
  ).id;

describe('[BP-5] an incident', () => {
  test('is assigned to somebody who may handle it, who is told and finds it among the tasks', async () => {
    const { id, code } = await open();
    const seller = await accountOf('sales');
    const assign = (assignee: number | null) => demo!.post('incident/assign', { id, assignee });
    expect(await assign(await accountOf('data'))).toMatchObject({
      status: 422,
      errors: [{ field: 'assignee' }],
    });
    expect((await assign(await accountOf('other'))).status).toBe(404);
    expect(await assign(seller)).toMatchObject({ code: 0, msg: '已指派给 钱销客' });
    expect(await assign(seller)).toMatchObject({ code: 0 });
    const notices = await owner.rows(
      `select params from notice where account_id = $1 and sentence = 'incidentAssigned' and params ->> 'code' = $2`,
      [seller, code],
    );
    expect(notices).toHaveLength(1);
    const { data: mine } = await sales!.get('incident/index', { is_mine: 'true', limit: 100 });
    expect(mine.map((one: { id: number }) => one.id)).toContain(id);
    const { data: by } = await demo!.get('incident/index', { assignee_id: seller, limit: 100 });
    expect(by.map((one: { id: number }) => one.id)).toContain(id);
    const { data: place } = await sales!.get('workplace/index');
    expect(place.todos).toContainEqual(
      expect.objectContaining({ key: 'incidentsMine', count: mine.length }),
    );
    const { data: people } = await sales!.get('incident/assignees');
    expect(people).toContainEqual({ id: seller, name: '钱销客' });
    expect(people.map((one: { name: string }) => one.name)).not.toContain('孙书文');
    expect(await assign(null)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({
      assignee_id: null,
      steps: [{ step: 'unassigned' }, { step: 'assigned', subject: '钱销客' }, { step: 'opened' }],
    });
  });

  test('has photos and PDF files as evidence that open by a signature and go until it is settled', async () => {
    const { id } = await open();
    expect(await send(demo, id, '货架.png', await png())).toMatchObject({ code: 0 });
    expect(await send(demo, id, '检验报告.pdf', pdf)).toMatchObject({ code: 0 });
    expect(await send(demo, id, 'x.html', Buffer.from('<script>'))).toMatchObject({
      code: 422,
      errors: [{ field: 'file' }],
    });
    const { files } = await info(id);
    expect(files).toMatchObject([
      { name: '检验报告.pdf', format: 'pdf', small: '', create_user: '陈青山' },
      { name: '货架.png', format: 'image' },
    ]);
    const urls = files.flatMap(({ url, small }: { url: string; small: string }) =>
      small ? [url, small] : [url],
    );
    for (const url of urls) {
      expect((await fetch(`${node.base}${url}`)).status).toBe(200);
      expect((await fetch(`${node.base}${url.split('?')[0]}`)).status).not.toBe(200);
    }
    const remove = (file: number) => demo!.post('incident/removeFile', { id, file });
    expect(await remove(files[0].id)).toMatchObject({ code: 0 });
    expect((await fetch(`${node.base}${files[0].url}`)).status).not.toBe(200);
    expect((await remove(files[0].id)).status).toBe(404);
    await move('dismiss', id);
    expect(await remove(files[1].id)).toMatchObject({ status: 409 });
    expect(await send(demo, id, '晚了.png', await png())).toMatchObject({ code: 409 });
    expect(await demo!.post('incident/assign', { id, assignee: null })).toMatchObject({
      status: 409,
    });
    // What was said may still be added to.
    expect(await demo!.post('incident/addNote', { id, text: '归档' })).toMatchObject({ code: 0 });
    expect((await info(id)).notes).toMatchObject([{ text: '归档', create_user: '陈青山' }]);
  });

  test('costs its dealer a penalty once, who is told and sees it, and may appeal', async () => {
    const { id, code } = await open();
    const penalise = (amount: number, note = '首次') =>
      demo!.post('incident/penalise', { id, amount, note });
    expect(await penalise(50_000)).toMatchObject({ status: 409 });
    await move('confirm', id);
    expect((await penalise(0)).status).toBe(422);
    expect((await penalise(1.5)).status).toBe(422);
    expect((await penalise(50_000, ' ')).status).toBe(422);
    const both = await Promise.all([penalise(50_000), penalise(60_000)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { penalty } = await info(id);
    const { data: seen } = await goods.dealer.get('incident/info', { id });
    expect(seen).toMatchObject({ state: 'penalised', penalty, can_appeal: true });
    expect(seen).not.toHaveProperty('notes');
    const told = await owner.rows<{ params: { amount: string } }>(
      `select n.params from notice n join account a on a.id = n.account_id
       where a.dealer_id = 1 and n.sentence = 'incidentPenalised' and n.params ->> 'code' = $1`,
      [code],
    );
    expect(told[0]?.params.amount).toBe(String(penalty / 100) + '.00');
    await goods.done(goods.dealer, 'incident/appeal', { id, text: '有调货单', files: [] });
    expect(await move('close', id)).toMatchObject({ status: 409 });
    const answered = await demo!.post('incident/answerAppeal', { id, accept: true, note: '属实' });
    expect(answered).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'dismissed', penalty: null, penalty_note: '' });
    const { data: after } = await goods.dealer.get('incident/info', { id });
    expect(after).toMatchObject({ state: 'dismissed', penalty: null });
    const { steps } = await info(id);
    expect(steps.map((one: { step: string }) => one.step)).toEqual([
      'dismiss',
      'appealAccepted',
      'appealed',
      'penalise',
      'confirm',
      'opened',
    ]);
    const back = await owner.rows(
      `select n.id from notice n where n.sentence = 'penaltyWithdrawn' and n.params ->> 'code' = $1`,
      [code],
    );
    expect(back.length).toBeGreaterThan(0);
  });

  test('with a penalty is closed with it, and opened again without it', async () => {
    const { id } = await open();
    await move('confirm', id);
    await demo!.post('incident/penalise', { id, amount: 100, note: '首次' });
    expect(await move('close', id)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'closed', penalty: 100 });
    expect(await move('reopen', id)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'open', penalty: null });
  });

  test('gets a dealer by hand where the system knows none, and then a penalty', async () => {
    const { id: known } = await open();
    const name = (incident: number, dealer: number | null) =>
      demo!.post('incident/setDealer', { id: incident, dealer_id: dealer });
    expect(await name(known, 2)).toMatchObject({ status: 409 });
    const id = await nobodys();
    await move('confirm', id);
    expect(await demo!.post('incident/penalise', { id, amount: 100, note: '首次' })).toMatchObject({
      status: 409,
    });
    const foreign = await goods.addDealer(null, other);
    expect((await name(id, foreign.id)).status).toBe(404);
    expect(await name(id, 2)).toMatchObject({ code: 0 });
    expect(await name(id, null)).toMatchObject({ code: 0 });
    expect(await name(id, 1)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ dealer_id: 1, is_dealer_named: true });
    expect((await goods.dealer.get('incident/info', { id })).status).toBe(200);
    expect(await demo!.post('incident/penalise', { id, amount: 100, note: '首次' })).toMatchObject({
      code: 0,
    });
    expect(await name(id, 2)).toMatchObject({ status: 409 });
  });

  test('is never settled while an appeal arrives', async () => {
    const { id } = await open();
    const [closed, appealed] = await Promise.all([
      move('dismiss', id),
      goods.dealer.post('incident/appeal', { id, text: '稍等', files: [] }),
    ]);
    expect([closed.status, appealed.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is worked on by those who may handle it, in their own company', async () => {
    const { id } = await open();
    const note = { id, text: 'x' };
    for (const [user, status] of [
      [data, 403],
      [other, 404],
    ] as const) {
      expect((await user!.post('incident/addNote', note)).status).toBe(status);
      expect((await user!.post('incident/assign', { id, assignee: null })).status).toBe(status);
      expect((await user!.post('incident/setDealer', { id, dealer_id: null })).status).toBe(status);
      expect((await user!.post('incident/penalise', { id, amount: 1, note: 'x' })).status).toBe(
        status,
      );
      expect((await user!.post('incident/removeFile', { id, file: 1 })).status).toBe(status);
      expect(await send(user, id, 'a.png', await png())).toMatchObject({ code: status });
    }
    expect((await data!.get('incident/assignees')).status).toBe(200);
    const rows = await owner.rows('select id from incident_note where incident_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });
});

describe('the score of a dealer', () => {
  test('falls with what proved true, twice with a penalty, and not with what was dismissed', async () => {
    const dealer = await goods.addDealer();
    const [, ...spare] = await owner.rows<{ id: number }>(
      `select id from incident where company_id = 1 and kind = 'recalled' and state = 'open'`,
    );
    const scoreNow = async () => (await demo!.get('dealer/info', { id: dealer.id })).data.score;
    expect(await scoreNow()).toBe(100);
    const [one, two] = spare.map(({ id }) => id);
    for (const id of [one!, two!])
      await demo!.post('incident/setDealer', { id, dealer_id: dealer.id });
    expect(await scoreNow()).toBe(100);
    await move('confirm', one!);
    expect(await scoreNow()).toBe(95);
    expect((await info(one!)).dealer_score).toBe(95);
    await demo!.post('incident/penalise', { id: one, amount: 100, note: 'x' });
    expect(await scoreNow()).toBe(90);
    await move('confirm', two!);
    await move('close', two!);
    expect(await scoreNow()).toBe(85);
    await goods.done(dealer.user, 'incident/appeal', { id: one, text: 'x', files: [] });
    await demo!.post('incident/answerAppeal', { id: one, accept: true, note: 'x' });
    expect(await scoreNow()).toBe(95);
    await owner.rows('set enable_seqscan = off');
    const plan = await owner.rows(
      `explain select sum(severity) from incident where company_id = 1 and dealer_id = 1 and dealer_id is not null
        and state in ('confirmed', 'penalised', 'closed') and last_time > now() - interval '12 months'`,
    );
    expect(JSON.stringify(plan)).toContain('incident_for_score');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { campaignCalls } from '#contract/features/sale/campaigns/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { keepCodes } from '#server/rewards/keep-codes.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { proveRecords } from '#server/testing/record-proof.ts';
import { keepSmall } from '#server/testing/uploads.ts';
import { until } from '#server/testing/wait.ts';

const hour = 3_600_000;
const inHours = (n: number) => new Date(Date.now() + n * hour).toISOString();
const [begin, end] = [inHours(-1), inHours(24)];

await proveRecords(campaignCalls, ({ part }) => ({
  given: {
    start_time: begin,
    end_time: end,
    budget: 10_000,
    per_person: 2,
    needs_sms: false,
    part_ids: [part.id],
    rules: '每码一次',
    remark: '试',
  },
  apart: { name: ['甲活动', '乙活动', '丙活动', '丁活动', '戊活动'] },
  alone: ['keyword=甲活动'],
  among: ['state=draft'],
  none: ['keyword=没有这种'],
  wrong: [
    ['without a name', { name: ' ' }, 422, 'name'],
    ['that ends before it begins', { end_time: inHours(-2) }, 422, 'end_time'],
    ['with a debt for a budget', { budget: -1 }, 422, 'budget'],
    ['for nobody', { per_person: 0 }, 422, 'per_person'],
    ['for a part that is not there', { part_ids: [999_999] }, 404, 'part_ids'],
    ['with endless rules', { rules: '长'.repeat(2_001) }, 422, 'rules'],
  ],
}));

const node = await startTestNode();
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
});
const done = async (path: string, body: object) => {
  const answer = await demo.post(path, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data;
};
const prize = { name: '红包', kind: 'code', amount: 100, points: 0, quantity: 10, odds: 5_000 };
const campaign = { name: '活动', start_time: begin, end_time: end, budget: 1_000, prizes: [prize] };
type Found = {
  id: number;
  version: number;
  state: string;
  prizes: { id: number; codes: number; given: number }[];
  lists: { state: string }[];
};
const infoOf = async (id: number) => (await demo.get('campaign/info', { id })).data as Found;
const add = async (over: object = {}) =>
  (await done('campaign/add', { ...campaign, ...over })) as Found;

/** Brings a list of codes and waits until it is read. */
async function bring(id: number, prizeId: number, text: string, name = '红包码.txt') {
  const file = await keepSmall(node.app, {
    company: 1,
    kind: 'codes',
    name,
    bytes: Buffer.from(text),
  });
  await done('campaign/addCodes', { id, prize_id: prizeId, file });
  return until('the list to be read', async () => {
    const found = await infoOf(id);
    return found.lists[0]?.state === 'reading' ? null : found;
  });
}
const version = async (id: number) => (await infoOf(id)).version;

describe('the prizes of a campaign', () => {
  test('cannot be won more surely than surely, and points must be some', async () => {
    const more = { ...prize, odds: 5_001 };
    expect(await demo.post('campaign/add', { ...campaign, prizes: [prize, more] })).toMatchObject({
      status: 422,
      errors: [{ field: 'prizes', msg: expect.stringContaining('100%') as string }],
    });
    const points = { ...prize, kind: 'points' };
    expect(await demo.post('campaign/add', { ...campaign, prizes: [points] })).toMatchObject({
      status: 422,
      errors: [{ field: 'prizes.0.points' }],
    });
  });

  test('of another campaign are not there', async () => {
    const one = await add();
    const other = await add();
    const borrowed = { ...prize, id: one.prizes[0]!.id };
    const edit = { ...campaign, id: other.id, version: other.version, prizes: [borrowed] };
    expect(await demo.post('campaign/edit', edit)).toMatchObject({ status: 404 });
  });
});

describe('a list of codes', () => {
  test('is read whole; what is repeated or no code is told by its line', async () => {
    const { id, prizes } = await add();
    const text = ['红包码', 'AAAA-0001', 'AAAA-0002', 'AAAA-0001', 'no good', '', 'AAAA-0003'];
    const found = await bring(id, prizes[0]!.id, text.join('\r\n'));
    expect(found.lists[0]).toMatchObject({
      state: 'done',
      lines: 5,
      added: 3,
      repeated: 1,
      wrong: 1,
      faults: [
        { line: 4, error: 'twice' },
        { line: 5, error: 'format' },
      ],
    });
    const again = await bring(id, prizes[0]!.id, 'AAAA-0003\nAAAA-0004');
    expect(again.prizes[0]!.codes).toBe(4);
  });

  test('of many lines is read in steps', async () => {
    const { id, prizes } = await add();
    // More than the megabyte that is read at once.
    const lines = Array.from({ length: 20_000 }, (_, at) => `MANY-${at}-`.padEnd(60, 'x'));
    const found = await bring(id, prizes[0]!.id, lines.join('\n'));
    expect(found.prizes[0]!.codes).toBe(20_000);
  }, 120_000);

  test('is encrypted a few lines at a time: between them the server answers others', async () => {
    const { id, prizes } = await add();
    const lines = Array.from({ length: 5_000 }, (_, at) => ({ line: at + 1, text: `FEW-${at}` }));
    let [atOnce, most, isOver] = [0, 0, false];
    const turn = () => {
      atOnce = 0;
      if (!isOver) setImmediate(turn);
    };
    turn();
    const seal = (text: string) => {
      most = Math.max(most, (atOnce += 1));
      return node.app.secrets.seal('campaign_code', 1, text);
    };
    const app = { ...node.app, secrets: { ...node.app.secrets, seal } };
    const place = { company: 1, campaign: id, prize: prizes[0]!.id };
    const kept = await transact(node.app.database.main, systemActor, (tx) =>
      keepCodes(app, tx, place, [...lines, { line: 5_001, text: 'FEW-1' }]),
    );
    isOver = true;
    expect(kept).toMatchObject({ lines: 5_001, added: 5_000, faults: [{ line: 5_001 }] });
    expect(most).toBeLessThanOrEqual(1_000);
  });

  test('is for a prize of codes, of this company, in a file of codes', async () => {
    const points = { ...prize, kind: 'points', points: 5 };
    const { id, prizes } = await add({ prizes: [points] });
    const file = await keepSmall(node.app, {
      company: 1,
      kind: 'codes',
      name: 'a.txt',
      bytes: Buffer.from('AAAA-1'),
    });
    const body = { id, prize_id: prizes[0]!.id, file };
    expect(await demo.post('campaign/addCodes', body)).toMatchObject({
      status: 422,
      errors: [{ field: 'prize_id' }],
    });
    expect(await demo.post('campaign/addCodes', { ...body, prize_id: 999_999 })).toMatchObject({
      status: 404,
    });
    const other = await node.signIn('other');
    expect(await other.post('campaign/addCodes', body)).toMatchObject({ status: 404 });
    const { id: own, prizes: ofCodes } = await add();
    const nowhere = { id: own, prize_id: ofCodes[0]!.id, file: `/api/file/${'0'.repeat(22)}` };
    expect(await demo.post('campaign/addCodes', nowhere)).toMatchObject({
      status: 422,
      errors: [{ field: 'file' }],
    });
  });
});

describe('a campaign', () => {
  test('starts with prizes, codes and an end ahead only', async () => {
    const empty = await add({ prizes: [] });
    expect(await demo.post('campaign/start', { ids: [empty.id] })).toMatchObject({
      status: 409,
      msg: '“活动”还没有奖项，不能开始',
    });
    const bare = await add();
    expect(await demo.post('campaign/start', { ids: [bare.id] })).toMatchObject({
      status: 409,
      msg: '奖项“红包”还没有红包码，请先导入',
    });
    await bring(bare.id, bare.prizes[0]!.id, 'AAAA-1');
    await done('campaign/start', { ids: [bare.id] });
    // Asking again changes nothing.
    await done('campaign/start', { ids: [bare.id] });
    expect(await infoOf(bare.id)).toMatchObject({ state: 'running' });
    const gift = { ...prize, kind: 'gift' };
    const past = await add({ start_time: inHours(-3), end_time: inHours(-2), prizes: [gift] });
    expect(await demo.post('campaign/start', { ids: [past.id] })).toMatchObject({ status: 409 });
  });

  test('that has started keeps its promises: only texts, the end, and more of everything', async () => {
    const gift = { ...prize, kind: 'gift' };
    const { id } = await add({ prizes: [gift] });
    await done('campaign/start', { ids: [id] });
    const { prizes } = await infoOf(id);
    const own = { ...gift, id: prizes[0]!.id };
    const edit = async (over: object) =>
      demo.post('campaign/edit', {
        ...campaign,
        id,
        version: await version(id),
        prizes: [own],
        ...over,
      });
    for (const [over, field] of [
      [{ start_time: inHours(-2) }, 'start_time'],
      [{ budget: 999 }, 'budget'],
      [{ needs_sms: true }, 'needs_sms'],
      [{ prizes: [] }, 'prizes'],
      [{ prizes: [gift] }, 'prizes'],
      [{ prizes: [{ ...own, odds: 4_999 }] }, 'prizes.0.odds'],
      [{ prizes: [{ ...own, amount: 1 }] }, 'prizes.0.amount'],
      [{ prizes: [{ ...own, quantity: 9 }] }, 'prizes.0.quantity'],
    ] as const)
      expect(await edit(over)).toMatchObject({ status: 409, errors: [{ field }] });
    expect(
      await edit({
        name: '活动甲',
        end_time: inHours(48),
        budget: 2_000,
        rules: '新',
        prizes: [{ ...own, name: '大礼', quantity: 11 }],
      }),
    ).toMatchObject({ code: 0, data: { name: '活动甲', budget: 2_000 } });
    expect(await demo.post('campaign/delete', { ids: [id] })).toMatchObject({ status: 409 });
    await done('campaign/pause', { ids: [id] });
    await done('campaign/resume', { ids: [id] });
    await done('campaign/end', { ids: [id] });
    expect(await demo.post('campaign/resume', { ids: [id] })).toMatchObject({ status: 409 });
    expect(await edit({})).toMatchObject({ status: 409, msg: '活动已结束，不能再改' });
  });

  test('is started by those who may', async () => {
    const gift = { ...prize, kind: 'gift' };
    const { id } = await add({ prizes: [gift] });
    const reader = await node.signIn('data');
    expect(await reader.post('campaign/start', { ids: [id] })).toMatchObject({ status: 403 });
    const other = await node.signIn('other');
    expect(await other.post('campaign/start', { ids: [id] })).toMatchObject({ status: 404 });
  });
});

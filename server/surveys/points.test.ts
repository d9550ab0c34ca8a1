import { beforeAll, expect, test } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { survey } from '#blocks/survey/spec.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const [demo, admin] = [await node.signIn('demo'), await node.signIn('admin', 'admin')];
const { id: partId } = await owner.row<{ id: number }>(
  'select id from part where company_id = 1 order by id desc limit 1',
);
const question = { name: '满意吗', type: 0, value: '', value1: '', value2: '', required: true };
const document = pageOf([newBlock(survey, { title: '调查', jsonData: [question as never] })], {
  details: '调查',
});

beforeAll(async () => {
  const added = await demo.post('pageTemplate/add', {
    ...{ name: '积分调查', kind: 'trace', document, remark: '' },
  });
  const id = added.data.id as number;
  await demo.post('pageTemplate/publish', { id, version: 1, note: '' });
  const uses = [{ target: 'part', target_id: partId }];
  expect(await demo.post('pageTemplate/assign', { id, version: 2, uses })).toMatchObject({
    code: 0,
  });
  const { data } = await admin.get('config/index');
  const { name, version, value } = (
    data as { name: string; version: number; value: object }[]
  ).find((one) => one.name === 'member')!;
  const changed = { name, version, value: { ...value, survey_points: 3 } };
  expect(await admin.post('config/edit', changed)).toMatchObject({ code: 0 });
});

let people = 0;
const aNumber = () => `135${String(60_000_000 + (people += 1))}`;
const phone = (name: string, ip = '115.238.0.1') => ({
  'user-agent': name,
  'x-forwarded-for': ip,
});
async function look() {
  const [made] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId });
  const { data } = await node.anyone().get('api/query', { code: made!.code }, phone('reader'));
  return { code: made!.code, id: (data.result as { id: string }).id };
}
const answer = (id: string, by: object) =>
  node.anyone().post('api/survey', { id, block: 'b1', answers: { q0: ['好'] } }, by as never);
const collect = (id: string, number: string, by: object) =>
  node.anyone().post('api/surveyPoints', { id, block: 'b1', phone: number }, by as never);

test('who answered a survey collects its points, once for each product under 50 parallel tries', async () => {
  const { id } = await look();
  const [mine, theirs] = [phone('A'), phone('B', '115.238.0.2')];
  expect(await collect(id, aNumber(), mine)).toMatchObject({
    status: 409,
    msg: '请先用这部手机提交问卷，再领取积分',
  });
  expect(await answer(id, mine)).toMatchObject({ code: 0 });
  const number = aNumber();
  const tries = await Promise.all(Array.from({ length: 50 }, () => collect(id, number, mine)));
  expect(tries.filter(({ code }) => code === 0)).toHaveLength(1);
  // Another phone that answers about the same product gets none.
  expect(await answer(id, theirs)).toMatchObject({ code: 0 });
  expect(await collect(id, aNumber(), theirs)).toMatchObject({
    status: 409,
    msg: '这件产品的问卷积分已经领取过了，每件产品只能领取一次',
  });
  const { data } = await demo.get('companyMember/index', { mobile: number });
  expect(data).toMatchObject([{ source: 'survey', points: 3 }]);
  const info = await demo.get('companyMember/info', { id: data[0].id });
  expect(info.data).toMatchObject({
    surveys: [{ title: '调查' }],
    collected: [{ kind: 'survey', points: 3 }],
  });
});

test('the thanks for the answers ask for a number, without scripts', async () => {
  const { id, code } = await look();
  const send = async (body: Record<string, string>) => {
    const query = new URLSearchParams({ id, block: 'b1', code, language: 'en' }).toString();
    const sent = await fetch(`${node.base}/survey?${query}`, {
      ...{ method: 'POST', headers: phone('C', '115.238.0.3'), body: new URLSearchParams(body) },
    });
    return sent.text();
  };
  expect(await send({ q0: '好', consent: 'p1' })).toContain(
    'Enter your phone number to collect 3 points',
  );
  expect(await send({ phone: '12' })).toContain('aria-invalid="true"');
  expect(await send({ phone: aNumber(), consent: 'p1' })).toContain('3 points collected');
});

test('who is erased no longer stands by the answers, and their points are not given again', async () => {
  const { id } = await look();
  const mine = phone('D', '115.238.0.4');
  await answer(id, mine);
  const number = aNumber();
  expect(await collect(id, number, mine)).toMatchObject({ code: 0 });
  const { data: found } = await admin.post('person/find', { mobile: number });
  expect(found.counts).toMatchObject({ companies: 1, surveys: 1 });
  const gone = { key: found.key, digits: number.slice(-4), reason: '本人要求' };
  expect(await admin.post('person/erase', gone)).toMatchObject({
    code: 0,
    data: { found: { companies: 1, surveys: 1 } },
  });
  expect((await demo.get('companyMember/index', { mobile: number })).data).toEqual([]);
  expect(await collect(id, number, mine)).toMatchObject({ status: 409 });
});

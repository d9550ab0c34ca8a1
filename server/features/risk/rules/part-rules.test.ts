import { expect, test } from 'vitest';
import { makeCodes, type MadeCode } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const [demo, other] = await Promise.all(['demo', 'other'].map((name) => node.signIn(name)));

type Rule = { part_id: number | null; kind: string };
const rulesOfParts = async () =>
  ((await demo!.get('risk/index')).data as Rule[]).filter(({ part_id: part }) => part !== null);
const verdictOf = async ({ code }: MadeCode, from: string) =>
  (
    await node
      .anyone()
      .get('api/query', { code }, { 'user-agent': `phone at ${from}`, 'x-forwarded-for': from })
  ).data.verdict as string;

test('a rule made for one part holds in the place of the company’s until it is deleted', async () => {
  const { data: parts } = await demo!.get('part/index', { limit: '2' });
  const [part, another] = (parts as { id: number }[]).map(({ id }) => id);
  const [before, during, after] = await makeCodes(node, [{ count: 3, state: 'sold' }], {
    partId: part!,
  });
  const [elsewhere] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: another! });
  const body = { kind: 'cautionDevices', part_id: part, params: { devices: 2, hours: 24 } };

  const seenTwice = async (code: MadeCode) => [
    await verdictOf(code, '101.6.8.1'),
    await verdictOf(code, '101.6.9.1'),
  ];
  const genuine = ['GENUINE_FIRST', 'GENUINE_REPEAT'];
  expect(await seenTwice(before!)).toEqual(genuine);

  expect(await demo!.post('risk/add', body)).toMatchObject({ code: 0 });
  expect(await rulesOfParts()).toMatchObject([{ ...body, enabled: true, version: 1 }]);
  expect(await seenTwice(during!)).toEqual(['GENUINE_FIRST', 'CAUTION']);
  expect(await seenTwice(elsewhere!)).toEqual(genuine);

  const rule = { kind: body.kind, part_id: part };
  expect(await demo!.post('risk/remove', rule)).toMatchObject({ code: 0 });
  expect(await rulesOfParts()).toEqual([]);
  expect(await seenTwice(after!)).toEqual(genuine);
  expect(await demo!.post('risk/remove', rule)).toMatchObject({ status: 404 });
});

test('it is edited once at a time, made once for a part and kind, and nobody else’s', async () => {
  const { data: parts } = await demo!.get('part/index', { limit: '1' });
  const part = (parts as { id: number }[])[0]!.id;
  const body = { kind: 'burst', part_id: part, params: { times: 3, least: 20 } };
  expect(await other!.post('risk/add', body)).toMatchObject({ status: 404 });
  for (const [wrong, field] of [
    [{ params: { times: 1, least: 20 } }, 'times'],
    [{ kind: 'guessing' }, 'kind'],
  ] as const)
    expect(await demo!.post('risk/add', { ...body, ...wrong })).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  expect(await demo!.post('risk/add', body)).toMatchObject({ code: 0 });
  expect(await demo!.post('risk/add', body)).toMatchObject({ errors: [{ field: 'part_id' }] });

  const edit = { ...body, enabled: false, version: 1 };
  expect(await other!.post('risk/edit', edit)).toMatchObject({ status: 404 });
  expect(await other!.post('risk/remove', { kind: 'burst', part_id: part })).toMatchObject({
    status: 404,
  });
  expect(await demo!.post('risk/edit', edit)).toMatchObject({ code: 0 });
  expect(await demo!.post('risk/edit', edit)).toMatchObject({ status: 409 });
  expect(await rulesOfParts()).toMatchObject([{ kind: 'burst', enabled: false, version: 2 }]);
  const log = await demo!.get('operLog/index', { target: 'risk', target_id: `burst:${part}` });
  expect((log.data as { path: string }[]).map(({ path }) => path)).toEqual([
    'risk/edit',
    'risk/add',
  ]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CodedStation,
  PrintStation,
} from '#contract/features/trace/print-stations/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

let made = 0;
let addresses = 0;
/** From an address of its own, so that one test does not use up the tries of another. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });
async function add(user = demo): Promise<CodedStation> {
  const answer = await user.post('printStation/add', { name: `工位${(made += 1)}` });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as CodedStation;
}
const pair = (code: string, headers = from()) =>
  node.anyone().post('printStation/pair', { code, name: 'PACK-PC', version: '1.0' }, headers);
async function paired(user = demo) {
  const station = await add(user);
  const { data } = await pair(station.code);
  return { ...station, key: data.key as string };
}
const by = ({ key }: { key: string }, on = node) => on.withToken('web', key);
const infoOf = async (id: number) =>
  (await demo.get('printStation/info', { id })).data as PrintStation;
const printers = [{ name: 'Zebra', kind: 'tcp' }];

describe('a station', () => {
  test('is paired once with its code, however it is typed, and reports its printers', async () => {
    const station = await add();
    expect(station.code).toMatch(/^[A-HJ-NP-Z]{8}$/);
    expect(station).toMatchObject({ station_state: 'waiting', printers: [] });
    expect(JSON.stringify(await demo.get('printStation/index'))).not.toContain(station.code);
    const typed = `${station.code.slice(0, 4).toLowerCase()}-${station.code.slice(4)}`;
    const answer = await pair(typed);
    expect(answer, answer.msg).toMatchObject({
      code: 0,
      data: { station_id: station.id, station_name: station.name },
    });
    const key = { key: answer.data.key as string };
    expect(await infoOf(station.id)).toMatchObject({
      station_state: 'online',
      computer: 'PACK-PC',
      program: '1.0',
    });
    expect(await by(key).post('printStation/report', { printers, version: '1.1' })).toMatchObject({
      code: 0,
      data: { station_name: station.name },
    });
    expect(await infoOf(station.id)).toMatchObject({ printers, program: '1.1' });
    expect(await by(key).get('printJob/index')).toMatchObject({ code: 0 });
    expect((await pair(station.code)).status).toBe(422);
    const [log] = await owner.rows<{ n: number }>(
      `select count(*)::int as n from operation_log where path = 'printStation/report'`,
    );
    expect(log!.n).toBe(0);
  });

  test('has a key that prints and nothing else, and stands among the keys', async () => {
    const station = await paired();
    for (const [method, route] of [
      ['get', 'part/index'],
      ['post', 'printJob/add'],
      ['post', 'printJob/pause'],
      ['post', 'printJob/reprint'],
      ['post', 'printStation/add'],
      ['post', 'printStation/edit'],
      ['get', 'apiKey/index'],
      ['get', 'index/getUserInfo'],
    ] as const)
      expect((await by(station)[method](route)).status, route).toBe(403);
    const { data } = await demo.get('apiKey/index', { limit: 100 });
    const row = (data as { station_name: string }[]).find(
      (one) => one.station_name === station.name,
    );
    expect(row).toMatchObject({ state: 'active', name: station.name });
    expect(await demo.post('printStation/report', { printers })).toMatchObject({ status: 403 });
  });

  test('loses its key at once when it is disabled, deleted or paired again', async () => {
    const station = await paired();
    expect((await by(station, second).get('printJob/index')).status).toBe(200);
    expect(await demo.post('printStation/disable', { ids: [station.id] })).toMatchObject({
      code: 0,
    });
    expect((await by(station, second).get('printJob/index')).status).toBe(401);
    expect((await infoOf(station.id)).station_state).toBe('disabled');
    expect((await demo.post('printStation/code', { id: station.id })).status).toBe(409);
    await demo.post('printStation/enable', { ids: [station.id] });
    expect((await infoOf(station.id)).station_state).toBe('unpaired');
    const { data } = await demo.post('printStation/code', { id: station.id });
    const first = { key: (await pair(data.code)).data.key as string };
    const again = await demo.post('printStation/code', { id: station.id });
    // Until it is paired, the old computer goes on.
    expect((await by(first).get('printJob/index')).status).toBe(200);
    const moved = { key: (await pair(again.data.code)).data.key as string };
    expect((await by(first, second).get('printJob/index')).status).toBe(401);
    expect((await by(moved, second).get('printJob/index')).status).toBe(200);
    expect(await demo.post('printStation/delete', { ids: [station.id] })).toMatchObject({
      code: 0,
    });
    expect((await by(moved, second).get('printJob/index')).status).toBe(401);
  });

  test('is renamed, and two of one name are refused', async () => {
    const [one, two] = [await add(), await add()];
    const { version } = await infoOf(two.id);
    const edit = { id: two.id, version, name: one.name };
    expect(await demo.post('printStation/edit', edit)).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
    expect(await demo.post('printStation/edit', { ...edit, name: '新名' })).toMatchObject({
      code: 0,
      data: { name: '新名' },
    });
  });

  test('of another company is not there', async () => {
    const station = await add();
    expect((await other.get('printStation/info', { id: station.id })).status).toBe(404);
    for (const [route, body] of [
      ['code', { id: station.id }],
      ['disable', { ids: [station.id] }],
      ['delete', { ids: [station.id] }],
    ] as const)
      expect((await other.post(`printStation/${route}`, body)).status).toBe(404);
    expect((await (await node.signIn('sales')).get('printStation/index')).status).toBe(403);
  });

  test('is not paired by somebody who may not print themselves', async () => {
    await owner.rows(
      `update role set permissions = '{trace:printStation:view,trace:printStation:add,trace:printStation:report}'
       where company_id = 1 and code = 'procure'`,
    );
    const clerk = await node.signIn('procure');
    expect((await clerk.post('printStation/add', { name: '越权' })).status).toBe(403);
  });
});

describe('a pairing code', () => {
  test('that is wrong, used, expired, replaced or of a disabled station gets the same answer', async () => {
    const used = await paired();
    const expired = await add();
    await owner.rows(`update print_station set pairing_until = now() where id = $1`, [expired.id]);
    const replaced = await add();
    await demo.post('printStation/code', { id: replaced.id });
    const disabled = await add();
    await demo.post('printStation/disable', { ids: [disabled.id] });
    const answers = [];
    for (const { code } of [
      { code: 'WRONGABC' },
      used,
      expired,
      replaced,
      disabled,
      { code: '' },
    ]) {
      const { status, msg, errors } = await pair(code);
      answers.push(JSON.stringify({ status, msg, errors }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('422');
  });

  test('is guessed ten times from one address, then not at all', async () => {
    const { code } = await add();
    const here = from();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await pair('WRONGABC', here)).status).toBe(422);
    expect((await pair(code, here)).status).toBe(429);
    expect((await pair(code)).status).toBe(200);
  });

  test('is still taken from others while one address goes on guessing', async () => {
    const { code } = await add();
    const here = from();
    const guesses = Array.from({ length: 320 }, () => pair('WRONGABC', here));
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(310);
    expect((await pair(code)).status).toBe(200);
  });

  test('is taken as often as a factory has stations', async () => {
    const here = from();
    for (let at = 0; at < 12; at += 1)
      expect((await pair((await add()).code, here)).status).toBe(200);
  });

  test('sent by two at once gives one key', async () => {
    const { code } = await add();
    const answers = await Promise.all([pair(code), pair(code), pair(code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  test.each([
    ['no name', 'add', { name: ' ' }, 'name'],
    ['too long a name', 'add', { name: 'x'.repeat(41) }, 'name'],
    ['more than there is', 'add', { name: 'x', key_id: 1 }, 'key_id'],
    ['a code that is no text', 'pair', { code: 5 }, 'code'],
    ['bad characters', 'pair', { code: 'x\u0000' }, 'code'],
  ])('%s is refused, and the field is named', async (_name, route, body, field) => {
    expect(await demo.post(`printStation/${route}`, body)).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  });
});

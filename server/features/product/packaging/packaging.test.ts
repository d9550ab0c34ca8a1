import { beforeAll, describe, expect, test } from 'vitest';
import { packagingCalls } from '#contract/features/product/packaging/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { proveRecords } from '#server/testing/record-proof.ts';

const box = { level: 1, quantity: 24, is_mixed: false };
const pallet = { level: 2, quantity: 40, is_mixed: true };

await proveRecords(packagingCalls, ({ part }) => ({
  given: { part_id: part.id, levels: [box, pallet], is_default: false, remark: '双层瓦楞' },
  apart: { name: ['甲箱', '乙箱', '丙箱', '丁箱', '戊箱'] },
  alone: ['keyword=甲箱'],
  among: [`part_id=${part.id}`, 'is_default=false'],
  none: ['keyword=没有这种'],
  wrong: [
    ['without a name', { name: ' ' }, 422, 'name'],
    ['of a part that is not there', { part_id: 999_999 }, 422, 'part_id'],
    ['without levels', { levels: [] }, 422, 'levels'],
    ['without a box', { levels: [pallet] }, 422, 'levels'],
    ['with two kinds of boxes', { levels: [box, box] }, 422, 'levels'],
    ['with an empty box', { levels: [{ ...box, quantity: 0 }] }, 422, 'levels.0.quantity'],
    ['with too much in it', { levels: [{ ...box, quantity: 10_001 }] }, 422, 'levels.0.quantity'],
    ['with a third level', { levels: [{ ...box, level: 3 }] }, 422, 'levels.0.level'],
    ['of a name that the part has already', { name: '甲箱' }, 409, 'name'],
  ],
}));

const node = await startTestNode();
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
});

describe('[MNU-6] the default', () => {
  const add = async (body: object) => {
    const answer = await demo.post('packaging/add', { levels: [box], ...body });
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return answer.data as { id: number; version: number };
  };
  const defaultsOf = async (part: number) =>
    (
      (await demo.get('packaging/index', { part_id: part, is_default: 'true' })).data as {
        name: string;
      }[]
    ).map(({ name }) => name);

  test('of a part is one at most: making one the default takes it from the other', async () => {
    const { id: part } = (await demo.post('part/add', { name: '保温壶' })).data as { id: number };
    const first = await add({ part_id: part, name: '大箱', is_default: true });
    await add({ part_id: part, name: '小箱', is_default: true });
    expect(await defaultsOf(part)).toEqual(['小箱']);
    expect((await demo.get('packaging/info', { id: first.id })).data).toMatchObject({
      is_default: false,
      version: 2,
    });
    const edit = { id: first.id, version: 2, part_id: part, name: '大箱', levels: [box] };
    await demo.post('packaging/edit', { ...edit, is_default: true });
    expect(await defaultsOf(part)).toEqual(['大箱']);
  });

  test('is one also when two are made the default at once', async () => {
    const { id: part } = (await demo.post('part/add', { name: '滤杯' })).data as { id: number };
    const names = ['一', '二', '三', '四'];
    await Promise.all(names.map((name) => add({ part_id: part, name, is_default: true })));
    expect(await defaultsOf(part)).toHaveLength(1);
  });

  test('levels come back from the box up, however they were given', async () => {
    const { id: part } = (await demo.post('part/add', { name: '分享壶' })).data as { id: number };
    const { id } = await add({ part_id: part, name: '出口', levels: [pallet, box] });
    expect((await demo.get('packaging/info', { id })).data).toMatchObject({
      levels: [box, pallet],
      part_name: '分享壶',
    });
  });
});

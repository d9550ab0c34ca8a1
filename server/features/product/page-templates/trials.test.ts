import { describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import type { PageTrial } from '#contract/features/product/page-templates/trials.ts';
import { pagesOf } from './pages.fixture.ts';
import { makeCodes, type MadeCode } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { until } from '#server/testing/wait.ts';
import { writePageFigures } from '#server/pages/figures.ts';
import { isInShare } from '#server/pages/find-page.ts';

const node = await startTestNode();
const demo = await node.signIn('demo');
const pages = pagesOf(demo);

const saying = (name: string) =>
  pageOf([newBlock(queryResult), newBlock(captionText, { name })], { details: '页' });

/** A page of the company with two versions, of which the first is published. */
async function twoVersions(name: string) {
  const id = await pages.add(name, { document: saying(`${name}甲`) });
  await pages.call('publish', id, { uses: [{ target: 'company' }] });
  await pages.call('save', id, { document: saying(`${name}乙`) });
  return id;
}
const look = async (code: string) =>
  (await fetch(`${node.base}/template?code=${code}&language=zh_CN`)).text();
const sold = (count: number) => makeCodes(node, [{ count, state: 'sold' }], {});
const trialsOf = async (id: number) => {
  await writePageFigures(node.app);
  return (await demo.get('pageTemplate/trials', { id })).data as PageTrial[];
};
async function sides(name: string, codes: readonly MadeCode[]) {
  const seen: string[] = [];
  for (const { code } of codes) seen.push((await look(code)).includes(`${name}乙`) ? '乙' : '甲');
  return seen;
}

describe('a trial of two versions', () => {
  test('shows each product the same one every time, by share, and counts them apart', async () => {
    const id = await twoVersions('对照');
    const codes = await sold(24);
    // Who saw the page before is not part of it.
    await look(codes[0]!.code);
    expect(await pages.call('startTrial', id, { other: null, share: 50 })).toMatchObject({
      code: 0,
    });
    const [{ id: trial }] = (await trialsOf(id)) as [PageTrial];
    expect(await pages.read(id)).toMatchObject({ trial: { other: 2, share: 50 } });
    const first = await sides('对照', codes);
    expect(first).toEqual(codes.map(({ seq }) => (isInShare(trial, seq, 50) ? '乙' : '甲')));
    expect(new Set(first).size).toBe(2);
    expect(await sides('对照', codes)).toEqual(first);
    const [running] = await trialsOf(id);
    expect(running).toMatchObject({ number: 1, other: 2, share: 50, end_time: null, kept: null });
    const inTrial = first.slice(1);
    const count = (side: string) => ({
      views: 2 * first.filter((one) => one === side).length,
      products: inTrial.filter((one) => one === side).length,
    });
    expect(running!.sides).toMatchObject([
      { number: 1, ...count('甲') },
      { number: 2, ...count('乙') },
    ]);
    // The other version is kept: everybody sees it.
    expect(await pages.call('endTrial', id, { number: 2 })).toMatchObject({
      msg: 'A/B 测试已结束，保留第 2 版',
    });
    expect(await pages.read(id)).toMatchObject({ published: 2, trial: null });
    expect(new Set(await sides('对照', codes))).toEqual(new Set(['乙']));
    expect((await trialsOf(id))[0]).toMatchObject({ kept: 2, sides: running!.sides });
  });

  test('follows the share', () => {
    for (const share of [1, 10, 50, 90]) {
      const seqs = Array.from({ length: 20_000 }, (_, at) => 7_000_000 + at);
      const shown = seqs.filter((seq) => isInShare(1_234, seq, share)).length / seqs.length;
      expect(Math.abs(shown - share / 100)).toBeLessThan(0.012);
    }
    // The next trial draws again.
    const seqs = Array.from({ length: 1_000 }, (_, at) => at);
    const same = seqs.filter((seq) => isInShare(1, seq, 50) === isInShare(2, seq, 50)).length;
    expect(Math.abs(same - 500)).toBeLessThan(80);
  });

  test('is refused without a published version, with the same one, with none, and twice', async () => {
    const draft = await pages.add('未发布的', { document: saying('甲') });
    expect(await pages.call('startTrial', draft, { other: null, share: 50 })).toMatchObject({
      status: 409,
      msg: '请先发布页面',
    });
    const id = await twoVersions('拒绝');
    for (const other of [1, 9])
      expect(await pages.call('startTrial', id, { other, share: 50 })).toMatchObject({
        status: 422,
        errors: [{ field: 'other' }],
      });
    for (const share of [0, 100, 12.5])
      expect(await pages.call('startTrial', id, { other: null, share })).toMatchObject({
        errors: [{ field: 'share' }],
      });
    expect(await pages.call('endTrial', id, { number: 1 })).toMatchObject({ status: 409 });
    await pages.call('startTrial', id, { other: null, share: 50 });
    expect(await pages.call('startTrial', id, { other: null, share: 50 })).toMatchObject({
      status: 409,
      msg: 'A/B 测试正在进行',
    });
    expect(await pages.call('endTrial', id, { number: 3 })).toMatchObject({ status: 422 });
    const viewer = await node.signIn('other');
    expect(await viewer.get('pageTemplate/trials', { id })).toMatchObject({ status: 404 });
    await pages.call('endTrial', id, { number: 1 });
    expect(await pages.read(id)).toMatchObject({ published: 1 });
  });

  test('ends with a third version, an earlier one, a scheduled one, and when the page is withdrawn', async () => {
    const id = await twoVersions('结束');
    const start = async (other: number | null) => {
      expect(await pages.call('startTrial', id, { other, share: 50 })).toMatchObject({ code: 0 });
    };
    const isOver = async () => (await trialsOf(id))[0]!.end_time !== null;
    await start(null);
    expect(await pages.call('publish', id)).toMatchObject({
      msg: '已发布第 3 版，A/B 测试随之结束',
    });
    expect(await isOver()).toBe(true);
    expect((await trialsOf(id))[0]).toMatchObject({ kept: null });
    await start(1);
    expect(await pages.call('rollback', id, { number: 2 })).toMatchObject({
      msg: '已恢复第 2 版，A/B 测试随之结束',
    });
    await start(1);
    const time = new Date(Date.now() + 1_500).toISOString();
    expect(await pages.call('schedule', id, { time })).toMatchObject({ code: 0 });
    expect(await isOver()).toBe(false);
    await until('the schedule', async () => (await pages.read(id)).published === 4);
    expect(await isOver()).toBe(true);
    await start(1);
    expect(await pages.call('withdraw', id)).toMatchObject({ msg: '已下线，A/B 测试随之结束' });
    expect(await isOver()).toBe(true);
  });
});

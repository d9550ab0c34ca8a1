import { beforeAll, describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
let demo: Awaited<ReturnType<typeof node.signIn>>;
let other: Awaited<ReturnType<typeof node.signIn>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const page = (words: string) =>
  pageOf([newBlock(captionText, { name: words }), newBlock(queryResult), newBlock(productInfo)], {
    details: '测试',
  });
async function draft(name: string) {
  const { id } = (await demo.post('pageTemplate/add', { name, document: page(name) })).data as {
    id: number;
  };
  const made = await demo.post('pageTemplate/draftLink', { id });
  expect(made).toMatchObject({ code: 0 });
  return { id, url: made.data.url as string, until: Date.parse(made.data.expire_time as string) };
}
const open = async (url: string, base = node.base) => {
  const answer = await fetch(base + url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('a link to a draft', () => {
  test('shows what nobody published, in the state and language that are chosen, for an hour', async () => {
    const { url, until } = await draft('草稿甲');
    expect(until - Date.now()).toBeGreaterThan(3_500_000);
    expect(until - Date.now()).toBeLessThanOrEqual(3_600_000);
    const first = await open(url);
    expect(first.status).toBe(200);
    expect(first.text).toContain('草稿甲');
    expect(first.text).toContain('正品，首次查询');
    expect(first.text).toMatch(/class="draft-bar"[\s\S]*<select name="state"/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('x-robots-tag')).toContain('noindex');
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self'");
    const suspicious = await open(`${url}?state=suspicious&language=en`);
    expect(suspicious.text).toContain('Suspected copy');
    expect(suspicious.text).toContain('<html lang="en">');
  });

  test('shows it with a real code of the company, and counts nothing', async () => {
    const { url } = await draft('草稿乙');
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    const { text } = await open(`${url}?code=${one!.code}`);
    expect(text).toContain(one!.code.replace(/(.{4})(?=.)/g, '$1 '));
    const { scans } = await owner.row('select scans from identifier where seq = $1', [one!.seq]);
    expect(scans).toBe(0);
    // Another company's code is shown as a sample.
    expect((await open(`${url}?code=2222222222222222`)).status).toBe(200);
  });

  test('is not made for the page of another company', async () => {
    const { id } = await draft('草稿丙');
    for (const path of ['draftLink', 'endDraftLinks'])
      expect(await other.post(`pageTemplate/${path}`, { id })).toMatchObject({ status: 404 });
  });

  test('that expired, was ended or never was is answered in the same words', async () => {
    const [one, two] = [await draft('草稿丁'), await draft('草稿戊')];
    await owner.rows('update page_draft_link set expire_time = now() where page_id = $1', [one.id]);
    expect(await demo.post('pageTemplate/endDraftLinks', { id: two.id })).toMatchObject({
      code: 0,
    });
    const answers = await Promise.all(
      [one.url, two.url, `/draft/${'A'.repeat(22)}`, '/draft/short'].map((url) => open(url)),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toContain('预览链接已失效');
      expect(text.replaceAll(/\/draft\/[\w-]+/g, '')).toBe(
        answers[0]!.text.replaceAll(/\/draft\/[\w-]+/g, ''),
      );
    }
  });

  test('keeps only a hash of itself', async () => {
    const { id, url } = await draft('草稿己');
    const token = url.split('/').at(-1)!;
    const { row } = await owner.row<{ row: string }>(
      'select l::text as row from page_draft_link l where page_id = $1',
      [id],
    );
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(row).not.toContain(token);
    expect(row).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('a phone that looks at a draft', () => {
  /** Reads a stream until a message came often enough. */
  async function listen(url: string, base: string) {
    const ended = new AbortController();
    const answer = await fetch(`${base}${url}/live`, { signal: ended.signal });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    return {
      status: answer.status,
      until: async (words: string) => {
        while (!heard.includes(words)) {
          const { value, done } = await reader.read();
          if (done) throw new Error(`ended after: ${heard}`);
          heard += value;
        }
      },
      close: () => ended.abort(),
    };
  }

  test('hears of every change, also of one that was saved on another node', async () => {
    const { id, url } = await draft('直播');
    const phone = await listen(url, second.base);
    await phone.until('retry');
    const saved = await demo.post('pageTemplate/save', { id, version: 1, document: page('改过') });
    expect(saved).toMatchObject({ code: 0 });
    await phone.until('event: changed');
    expect((await open(url, second.base)).text).toContain('改过');
    phone.close();
  });

  test('hears when its link is ended, and gets no other', async () => {
    const { id, url } = await draft('结束');
    const phone = await listen(url, node.base);
    await phone.until('retry');
    await demo.post('pageTemplate/endDraftLinks', { id });
    await phone.until('event: changed');
    expect((await fetch(`${node.base}${url}/live`)).status).toBe(404);
    phone.close();
  });

  test('is one of a few', async () => {
    const { url } = await draft('很多');
    const phones = await Promise.all(Array.from({ length: 20 }, () => listen(url, node.base)));
    for (const phone of phones) await phone.until('retry');
    const tooMany = await fetch(`${node.base}${url}/live`);
    expect(await tooMany.text()).toBe('');
    for (const phone of phones) phone.close();
  });
});

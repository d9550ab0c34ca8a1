import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { blocksOf, mostBlocks, pageOf, type PageDocument } from './kit/document.ts';
import { initialOf } from './kit/spec.ts';
import { legacyPage } from './legacy/pages.fixture.ts';
import { blockSpecs, findSpec } from './list.ts';
import { openPage } from './open.ts';
import { readPage, writePage } from './page-file.ts';

const every = pageOf(
  blockSpecs.map((spec) => ({ type: spec.type, version: spec.version, settings: initialOf(spec) })),
  { details: '说明' },
);
const caption = { type: 'captiontext', version: 1, settings: initialOf(findSpec('captiontext')!) };
const fileOf = (page: object, over: object = {}) =>
  JSON.stringify({ format: 'suyuan-page', version: 1, page, ...over });

describe('a page as a file', () => {
  test('comes back as it went, every block of it', () => {
    expect(readPage(writePage(every)).page).toEqual(every);
  });

  test('keeps a block that nobody knows, and one from a later version', () => {
    const page = pageOf([
      { type: 'lottery', version: 7, settings: { prizes: [{ a: 1 }] } },
      { ...caption, version: 9, settings: { words: 'later' } },
    ]);
    expect(readPage(writePage(page)).page).toEqual(page);
  });

  test('may be one of the older editor family, which it also goes back to', () => {
    const { page } = readPage(JSON.stringify(legacyPage));
    expect(page!.kept).toEqual(legacyPage);
    expect(readPage(writePage(page!)).page).toEqual(page);
  });

  test('has the settings of its blocks in the kinds that their views expect', () => {
    const page = pageOf([{ ...caption, settings: { name: 5, wordSize: 'x', wordColor: 'red;}' } }]);
    const [read] = blocksOf(openPage(readPage(fileOf(page)).page!));
    expect(read!.settings).toMatchObject({ name: '5', wordSize: 16 });
    expect(read!.settings.wordColor).toBe(initialOf(findSpec('captiontext')!).wordColor);
  });
});

describe('what is no page is refused in words', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const many = (count: number) => pageOf(Array.from({ length: count }, () => caption));
  const damaged = (over: Partial<Record<keyof PageDocument, unknown>>) =>
    fileOf({ ...pageOf([caption]), ...over });

  test.each([
    ['nothing', '', /不是页面文件/],
    ['a text', 'page', /不是页面文件/],
    ['another JSON', '{"a":1}', /不是页面文件/],
    ['a number', '5', /不是页面文件/],
    ['a list of other things', '[1,2]', /不是页面文件/],
    ['2 MB and more', JSON.stringify({ a: '界'.repeat(700_000) }), /2 MB/],
    ['a hundred thousand levels', deep(100_000), /不是页面文件/],
    [
      'levels without end inside',
      `{"format":"suyuan-page","version":1,"page":${deep(5000)}}`,
      /不是/,
    ],
    ['levels inside of an encoded text', JSON.stringify({ component: deep(5000) }), /不是页面文件/],
    ['a later format', fileOf(pageOf([]), { version: 2 }), /更新的版本/],
    ['no page inside', fileOf([]), /已损坏/],
    ['more than 300 blocks', fileOf(many(mostBlocks + 1)), /300/],
    [
      'more than 300 old blocks',
      JSON.stringify({ component: Array.from({ length: 301 }, () => ({ component: 'cell' })) }),
      /300/,
    ],
    ['an order of other things', damaged({ order: [{}] }), /已损坏/],
    ['an order that names what is not there', damaged({ order: ['b1', 'constructor'] }), /已损坏/],
    ['an order that names one twice', damaged({ order: ['b1', 'b1'] }), /已损坏/],
    ['a block that is not in the order', damaged({ order: [] }), /已损坏/],
    ['blocks of another shape', damaged({ blocks: { b1: { id: 'b1', type: 4 } } }), /已损坏/],
    ['another schema', damaged({ schema: 2 }), /已损坏/],
    ['no setup', damaged({ setup: 'none' }), /已损坏/],
  ])('%s', (_, text, said) => {
    const { fault } = readPage(text);
    expect(fault?.zh_CN).toMatch(said);
    for (const language of languages) expect(fault?.[language]).toBeTruthy();
  });

  test('300 blocks are a page', () => {
    expect(readPage(fileOf(many(mostBlocks))).page?.order).toHaveLength(mostBlocks);
  });
});

test('names that mean something to JavaScript change nothing but the page itself', () => {
  const text = fileOf(pageOf([caption])).replace(
    '"settings":{',
    '"settings":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
  );
  expect(text).toContain('__proto__');
  const { page } = readPage(text);
  expect(page).toBeDefined();
  openPage(page!);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  for (const id of ['__proto__', 'constructor']) {
    const hostile = `{"format":"suyuan-page","version":1,"page":{"schema":1,"setup":{},"order":["${id}"],"blocks":{"${id}":{"id":"${id}","type":"cell","version":1,"settings":{}}}}}`;
    const { page: read } = readPage(hostile);
    if (read) expect(blocksOf(read)).toHaveLength(1);
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { blocksOf, newBlock, pageOf } from '#blocks/kit/document.ts';
import { isAsShared } from '#blocks/shared.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { blocksAsText, blocksInText } from '../canvas/clipboard.ts';
import { become, merge } from '../model/merge.ts';
import { createEditor, mayAdd } from '../model/page-editor.ts';
import { contentOn, detach, putShared, restoreShared } from './shared-blocks.ts';

const content = pageOf([
  newBlock(captionText, { name: '须知' }),
  newBlock(captionText, { name: '电话' }),
]);
const begin = (page = pageOf([newBlock(captionText, { name: '自己的' })])) =>
  createEditor({ page, by: 'Ann', language: 'zh_CN' });
const now = (editor: ReturnType<typeof begin>) => editor.page.getState();
const sharedIn = (editor: ReturnType<typeof begin>) =>
  blocksOf(now(editor)).map(({ shared }) => shared);

test('a section is put once, all of it or nothing, as one step', () => {
  const editor = begin();
  expect(putShared(editor, 7, blocksOf(content))).toBe('put');
  expect(sharedIn(editor)).toEqual([
    undefined,
    { section: 7, part: 'b1' },
    { section: 7, part: 'b2' },
  ]);
  expect(isAsShared(now(editor), 7, content)).toBe(true);
  expect(putShared(editor, 7, blocksOf(content))).toBe('already');
  editor.undo();
  expect(now(editor).order).toHaveLength(1);
  const taken = begin(pageOf([newBlock(tabBar)]));
  const bar = pageOf([newBlock(captionText), newBlock(tabBar)]);
  expect(putShared(taken, 8, blocksOf(bar))).toBe('noRoom');
  expect(now(taken).order).toHaveLength(1);
  const full = begin(pageOf(Array.from({ length: 299 }, () => newBlock(captionText))));
  expect(putShared(full, 7, blocksOf(content))).toBe('noRoom');
});

test('what was changed here can be restored, brought to all, or kept for good', () => {
  const editor = begin();
  putShared(editor, 7, blocksOf(content));
  const [, second] = now(editor).order;
  editor.set(second!, ['name'], '改了');
  expect(isAsShared(now(editor), 7, content)).toBe(false);
  expect(blocksOf(contentOn(now(editor), 7, content))).toMatchObject([
    { id: 'b1', settings: { name: '改了' } },
    { id: 'b2', settings: { name: '电话' } },
  ]);
  expect(JSON.stringify(contentOn(now(editor), 7, content))).not.toContain('shared');
  restoreShared(editor, 7, content);
  expect(isAsShared(now(editor), 7, content)).toBe(true);
  expect(now(editor).order[1]).toBe(second);
  editor.undo();
  detach(editor, 7);
  expect(sharedIn(editor)).toEqual([undefined, undefined, undefined]);
  expect(now(editor).blocks[second!]?.settings.name).toBe('改了');
  editor.undo();
  expect(sharedIn(editor).filter(Boolean)).toHaveLength(2);
});

test('copies are not shared', () => {
  const editor = begin();
  putShared(editor, 7, blocksOf(content));
  editor.duplicate(now(editor).order.slice(1));
  expect(sharedIn(editor).filter(Boolean)).toHaveLength(2);
  expect(now(editor).order).toHaveLength(5);
  const pasted = blocksInText(blocksAsText(blocksOf(now(editor))));
  expect(pasted).toHaveLength(5);
  expect(pasted!.some(({ shared }) => shared)).toBe(false);
});

test('merging keeps what one of two detached, and what the other changed', () => {
  const editor = begin();
  putShared(editor, 7, blocksOf(content));
  const base = now(editor);
  const [, first, second] = base.order;
  const mine = begin(base);
  detach(mine, 7);
  const theirs = begin(base);
  theirs.set(second!, ['name'], '他们的');
  const { page, clashes } = merge({ base, mine: now(mine), theirs: now(theirs) }, mayAdd);
  expect(clashes).toEqual([]);
  expect(page.blocks[first!]?.shared).toBeUndefined();
  expect(page.blocks[second!]).toMatchObject({ settings: { name: '他们的' } });
  const back = merge({ base, mine: now(theirs), theirs: now(mine) }, mayAdd);
  expect(back.page.blocks[first!]?.shared).toBeUndefined();
  const shown = begin(base);
  shown.change({
    label: { zh_CN: '', en: '', zh_TW: '' },
    block: '',
    make: (draft) => become(draft, page),
  });
  expect(now(shown).blocks[first!]?.shared).toBeUndefined();
});

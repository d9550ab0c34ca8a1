import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { blocksAsText, blocksInText } from './clipboard.ts';

const blocks = [
  { id: 'a', ...newBlock(captionText, { name: '标题' }) },
  { id: 'b', ...newBlock(notice), name: '促销', hidden: true as const },
];

test('what was copied on one page is pasted on another as it was', () => {
  const pasted = blocksInText(blocksAsText(blocks))!;
  expect(pasted.map(({ id: _id, ...block }) => block)).toEqual(
    blocks.map(({ id: _id, ...block }) => block),
  );
});

test('what is merely not filled in comes along, what no block could hold does not', () => {
  const empty = { id: 'a', ...newBlock(notice, { noticeText: '' }) };
  expect(blocksInText(blocksAsText([empty]))).toHaveLength(1);
  const strange = { ...blocks[0]!, settings: { ...blocks[0]!.settings, name: 7 } };
  expect(blocksInText(blocksAsText([strange, blocks[1]!]))).toHaveLength(1);
  expect(blocksInText(blocksAsText([strange]))).toBeNull();
});

test('settings that came later are filled in', () => {
  const { wordSize: _gone, ...settings } = blocks[0]!.settings;
  const [pasted] = blocksInText(blocksAsText([{ ...blocks[0]!, settings }]))!;
  expect(pasted?.settings.wordSize).toBe(16);
});

test.each([
  '',
  'hello',
  '{"suyuan-blocks":1}',
  '{"suyuan-blocks":1,"blocks":[]}',
  'suyuan-blocks',
  '[]',
])('a text without blocks is none of ours: %s', (text) => expect(blocksInText(text)).toBeNull());

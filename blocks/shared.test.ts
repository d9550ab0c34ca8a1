import { expect, test } from 'vitest';
import { captionText } from './caption-text/spec.ts';
import { newBlock, pageOf, type PageDocument } from './kit/document.ts';
import { notice } from './notice/spec.ts';
import { writePage } from './page-file.ts';
import { isAsShared, partsOn, withShared } from './shared.ts';

const content = pageOf([newBlock(captionText, { name: '须知' }), newBlock(notice)]);
const shared = (at: number) => ({ shared: { section: 7, part: `b${at}` } });
const page: PageDocument = pageOf([
  newBlock(captionText, { name: '自己的' }),
  { ...newBlock(captionText, { name: '须知' }), ...shared(1) },
  { ...newBlock(notice), ...shared(2) },
  newBlock(captionText, { name: '最后' }),
]);
let made = 0;
const newId = () => `n${++made}`;

test('a page has a section as it is until a block of it is changed there', () => {
  expect(isAsShared(page, 7, content)).toBe(true);
  expect(isAsShared(page, 8, content)).toBe(false);
  const changed = structuredClone(page);
  changed.blocks.b2!.settings = { ...changed.blocks.b2!.settings, name: '改了' };
  expect(isAsShared(changed, 7, content)).toBe(false);
  expect(partsOn(changed, 7).map(({ id }) => id)).toEqual(['b1', 'b2']);
});

test('what is changed in a section is changed where it stands, and blocks keep their ids', () => {
  const next: PageDocument = {
    ...content,
    order: ['b2', 'b3', 'b1'],
    blocks: {
      ...content.blocks,
      b1: { ...content.blocks.b1!, settings: { name: '新须知' } },
      b3: { ...newBlock(captionText, { name: '另一个' }), id: 'b3' },
    },
  };
  const updated = withShared(page, 7, next, newId);
  expect(updated.order).toEqual(['b1', 'b3', 'n1', 'b2', 'b4']);
  expect(updated.blocks.b2).toMatchObject({ settings: { name: '新须知' }, ...shared(1) });
  expect(updated.blocks.n1).toMatchObject({ shared: { section: 7, part: 'b3' } });
  expect(isAsShared(updated, 7, next)).toBe(true);
  expect(withShared(page, 8, next, newId)).toBe(page);
});

test('what is gone from a section goes from the page', () => {
  const { b2: _, ...blocks } = content.blocks;
  const updated = withShared(page, 7, { ...content, order: ['b1'], blocks }, newId);
  expect(updated.order).toEqual(['b1', 'b2', 'b4']);
  expect(Object.keys(updated.blocks).toSorted()).toEqual(['b1', 'b2', 'b4']);
});

test('a page as a file belongs to no section', () => {
  expect(writePage(page)).not.toContain('shared');
});

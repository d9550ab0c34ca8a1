import { describe, expect, test } from 'vitest';
import { captionText } from './caption-text/spec.ts';
import { differenceOf } from './difference.ts';
import { newBlock, pageOf } from './kit/document.ts';
import { readPage, writePage } from './page-file.ts';
import { isNever, pageAt } from './shown-times.ts';

const at = (day: number) => Date.UTC(2026, 4, day);
const iso = (day: number) => new Date(at(day)).toISOString();
const page = pageOf([
  newBlock(captionText),
  { ...newBlock(captionText), from: iso(10) },
  { ...newBlock(captionText), until: iso(20) },
  { ...newBlock(captionText), from: iso(10), until: iso(20) },
]);

describe('when blocks are shown', () => {
  test('they come at their time and go at their time', () => {
    expect(pageAt(page, at(9)).order).toEqual(['b1', 'b3']);
    expect(pageAt(page, at(10)).order).toEqual(['b1', 'b2', 'b3', 'b4']);
    expect(pageAt(page, at(20) - 1).order).toEqual(['b1', 'b2', 'b3', 'b4']);
    expect(pageAt(page, at(20)).order).toEqual(['b1', 'b2']);
    expect(Object.keys(pageAt(page, at(20)).blocks)).toEqual(['b1', 'b2']);
  });

  test('a page is the same object while it shows the same, so that its parts stay cached', () => {
    expect(pageAt(page, at(15))).toBe(page);
    expect(pageAt(page, at(1))).toBe(pageAt(page, at(2)));
    expect(pageAt(page, at(1))).not.toBe(pageAt(page, at(21)));
  });

  test('one that ends before it begins never is', () => {
    expect(isNever({ from: iso(10), until: iso(10) })).toBe(true);
    expect(isNever({ from: iso(10), until: iso(11) })).toBe(false);
    expect(isNever({ until: iso(11) })).toBe(false);
  });

  test('times are told among the differences, and travel in files', () => {
    const { b1, ...others } = page.blocks;
    const after = { ...page, blocks: { ...others, b1: { ...b1!, until: iso(3) } } };
    const [change] = differenceOf(page, after).blocks;
    expect(change).toMatchObject({
      kind: 'changed',
      settings: [{ path: [{ kind: 'moment' }], before: '', after: iso(3) }],
    });
    expect(readPage(writePage(page)).page).toEqual(page);
  });
});

import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { divider } from '#blocks/divider/spec.ts';
import { newBlock, type Block } from '#blocks/kit/document.ts';
import { graphicNavigation } from '#blocks/graphic-navigation/spec.ts';
import { notice } from '#blocks/notice/spec.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { sharedFields } from './shared-fields.ts';

const named = (...blocks: Omit<Block, 'id'>[]) =>
  Object.keys(sharedFields(blocks.map((block, at) => ({ ...block, id: `b${at}` }))));

test('blocks of one type share what they look like, and nothing of what they say', () => {
  const names = named(newBlock(captionText), newBlock(captionText, { name: '别的' }));
  expect(names).toEqual(expect.arrayContaining(['wordSize', 'wordColor', 'positions']));
  expect(names).not.toContain('name');
  expect(names).not.toContain('more');
});

test('blocks of several types share what is the same in each, within the limits of all', () => {
  const blocks = [newBlock(pictureAds), newBlock(graphicNavigation)];
  const { borderRadius } = sharedFields(blocks.map((one, at) => ({ ...one, id: `b${at}` })));
  expect(borderRadius).toMatchObject({ kind: 'number', min: 0, max: 30 });
  expect(named(newBlock(notice), newBlock(captionText), newBlock(divider))).toEqual([]);
});

test('a setting that one of them does not show is not shared', () => {
  const line = newBlock(divider, { segmentationtype: 1 });
  expect(named(line, line)).toContain('bordertp');
  expect(named(line, newBlock(divider))).not.toContain('bordertp');
});

test('a block that nobody knows shares nothing', () => {
  expect(named(newBlock(notice), { type: 'gone', version: 1, settings: {} })).toEqual([]);
});

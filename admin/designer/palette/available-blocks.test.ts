import { expect, test } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { blockSpecs, findSpec } from '#blocks/list.ts';
import { model3d } from '#blocks/model-3d/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { groups, matchesSearch, availableBlocks, whyNot } from './available-blocks.ts';

const names = (group: 'basic' | 'business', has3d = true) =>
  availableBlocks(group, has3d).map(({ name }) => name.en);

test('[DSG-1] fourteen basic and nine business blocks stand in the order of the specification', () => {
  expect(names('basic')).toEqual([
    'Heading',
    'Pictures',
    'Navigation',
    'Magic cube',
    'Notice',
    'Video',
    'Rich text',
    'Divider',
    'Cell',
    'Follow on WeChat',
    'Tabs',
    'Online shops',
    'Official website',
    'Guided voice',
  ]);
  expect(names('business')).toEqual([
    'Product information',
    'Production record',
    'Quality record',
    'Test data',
    'Query result',
    'Product images',
    'Attachments',
    'After-sales',
    '3D model',
  ]);
});

test('[DSG-1] 3D is offered only to companies that have it', () => {
  expect(availableBlocks('business', true)).toContain(findSpec(model3d.type));
  expect(availableBlocks('business', false)).not.toContain(findSpec(model3d.type));
});

test('every block is offered somewhere', () => {
  const all = groups.flatMap((group) => availableBlocks(group, true));
  expect(all).toHaveLength(blockSpecs.length);
});

test('a block is found by its name or what it is for, in any of the languages', () => {
  const found = (words: string) =>
    blockSpecs.filter((spec) => matchesSearch(spec, words)).map(({ type }) => type);
  expect(found('语音')).toContain('guidedVoice');
  expect(found('語音')).toContain('guidedVoice');
  expect(found('guided VOICE')).toEqual(['guidedVoice']);
  expect(found('gg')).toContain('notice');
  expect(found('biaoti')).toContain('captiontext');
  expect(found('shipin')).toEqual(['videoss']);
  expect(found('')).toHaveLength(blockSpecs.length);
  expect(found('zzz')).toEqual([]);
});

test('of some a page has one, and the palette says so', () => {
  const spec = findSpec(tabBar.type)!;
  expect(whyNot(spec, pageOf([]), 'trace')).toBeNull();
  expect(whyNot(spec, pageOf([newBlock(tabBar)]), 'trace')?.en).toBe('Only one per page');
});

test.each(['activation', 'service'] as const)(
  'a page for %s is offered everything but a verdict',
  (kind) => {
    const refused = blockSpecs.filter((spec) => whyNot(spec, pageOf([]), kind));
    expect(refused.map(({ type }) => type)).toEqual([queryResult.type]);
  },
);

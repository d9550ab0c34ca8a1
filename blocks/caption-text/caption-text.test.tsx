import { expect, test } from 'vitest';
import { initialOf } from '#blocks/kit/spec.ts';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { captionText } from './spec.ts';

test('[BLK-1] shows its words in their sizes, weights, colours and place', () => {
  const block = showBlock(captionText, {
    name: '标题',
    description: '描述',
    positions: 'center',
    wordSize: 20,
    descriptionWeight: 300,
    wordColor: 'rgb(1, 2, 3)',
    wordHeight: 40,
    borderBott: true,
  });
  const { fontSize, color } = block.querySelector('h2')!.style;
  expect([fontSize, color]).toEqual(['20px', 'rgb(1, 2, 3)']);
  expect(block.querySelector('p')!.style.fontWeight).toBe('300');
  expect(block.querySelector('section')!.style.textAlign).toBe('center');
  expect(block.querySelector('section')!.className).toContain('is-lined');
});

test.each([
  [0, '查看更多', null],
  [1, '查看更多 ›', null],
  [2, '查看更多 ›', '查看更多'],
] as const)('[BLK-1] the link of type %i says %j and opens a new window', (type, words, unseen) => {
  const { more } = initialOf(captionText);
  const block = showBlock(captionText, {
    more: { ...more, show: true, type, http: { externalLink: 'https://example.com/' } },
  });
  const link = block.querySelector('a')!;
  expect(link.textContent).toBe(words);
  expect(link.querySelector('.unseen')?.textContent ?? null).toBe(unseen);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('[BLK-1] has no link unless it is asked for', () => {
  expect(showBlock(captionText).querySelector('.b-caption-more')).toBeNull();
});

test('[BLK-1][DSG-9] keeps its limits, and says the one of sizes', () => {
  const sizes = { wordSize: 100, descriptionSize: null };
  expect(faultsWith(captionText, sizes)).toEqual({
    wordSize: '数字最大为99',
    descriptionSize: '数字最大为99',
  });
  const beyond = { description: '字'.repeat(101), wordHeight: 101 };
  expect(Object.keys(faultsWith(captionText, beyond))).toEqual(['description', 'wordHeight']);
  expect(faultsWith(captionText, { wordHeight: 19 })).toHaveProperty('wordHeight');
  const most = { description: '字'.repeat(100), wordHeight: 100, wordSize: 99 };
  expect(faultsWith(captionText, most)).toEqual({});
});

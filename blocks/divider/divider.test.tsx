import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { divider } from './spec.ts';

test('[BLK-8] is empty space of a height, or a line in it', () => {
  const space = showBlock(divider);
  expect(space.querySelector('hr')).toBeNull();
  expect(space.querySelector('div')!.style.height).toBe('30px');
  const line = showBlock(divider, {
    segmentationtype: 1,
    bordertp: 'dashed',
    auxliarColor: 'rgb(1, 2, 3)',
  }).querySelector('hr')!;
  expect(line.style.borderTop).toBe('1px dashed rgb(1, 2, 3)');
});

test('[BLK-8] keeps away from the sides where it is told to', () => {
  const nameWith = (paddType: 0 | 1) =>
    showBlock(divider, { segmentationtype: 1, paddType }).querySelector('div')!.className;
  expect(nameWith(0)).not.toContain('is-inset');
  expect(nameWith(1)).toContain('is-inset');
});

test('[BLK-8][DSG-9] is at most 100 high', () => {
  expect(faultsWith(divider, { blankHeight: 101 })).toHaveProperty('blankHeight');
  expect(faultsWith(divider, { blankHeight: 100 })).toEqual({});
});

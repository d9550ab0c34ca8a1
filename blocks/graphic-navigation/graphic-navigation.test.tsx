import { expect, test } from 'vitest';
import { initialOf } from '#blocks/kit/spec.ts';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { graphicNavigation } from './spec.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    src: `/pictures/${at}.png`,
    text: `导航${at}`,
    linktype: '10' as const,
    http: { externalLink: `/${at}` },
  }));
const acrossOf = (block: HTMLElement) =>
  block.querySelector('section')!.style.getPropertyValue('--across');

test('[BLK-3] begins as the specification says', () => {
  expect(initialOf(graphicNavigation)).toMatchObject({
    navigationType: 0,
    imgStyle: 0,
    showSize: 5,
    textHeight: 24,
    textSize: 12,
    borderRadius: 0,
    bgImg: '',
    imageList: [],
  });
});

test('[BLK-3] offers five to eleven in view, called 4+1 to 4+7', () => {
  const { showSize } = graphicNavigation.fields;
  expect(showSize.kind === 'choice' && showSize.options.map(({ value }) => value)).toEqual([
    5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(showSize.kind === 'choice' && showSize.options.map(({ label }) => label.zh_CN)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => `4+${n}个导航`),
  );
});

test('[BLK-3] fixed entries share the width and begin a second row after five', () => {
  expect(acrossOf(showBlock(graphicNavigation, { imageList: entries(3) }))).toBe('3');
  expect(acrossOf(showBlock(graphicNavigation, { imageList: entries(8) }))).toBe('5');
});

test('[BLK-3] scrolled entries stand in one row, as many in view as are set', () => {
  const block = showBlock(graphicNavigation, { imgStyle: 1, showSize: 7, imageList: entries(9) });
  expect(block.querySelector('section')!.className).toContain('is-scrolled');
  expect(acrossOf(block)).toBe('7');
});

test('[BLK-3] as text it has no pictures', () => {
  const settings = { imageList: entries(2) };
  expect(showBlock(graphicNavigation, settings).querySelectorAll('img')).toHaveLength(2);
  const plain = showBlock(graphicNavigation, { ...settings, navigationType: 1 });
  expect(plain.querySelectorAll('img')).toHaveLength(0);
  expect(plain.textContent).toBe('导航0导航1');
});

test('[BLK-3][DSG-9] keeps its limits', () => {
  const beyond = { showSize: 12, textHeight: 51, borderRadius: 51 };
  expect(Object.keys(faultsWith(graphicNavigation, beyond)).toSorted()).toEqual(
    Object.keys(beyond).toSorted(),
  );
  expect(Object.keys(faultsWith(graphicNavigation, { showSize: 4, textHeight: 23 }))).toHaveLength(
    2,
  );
  expect(faultsWith(graphicNavigation, { showSize: 11, textHeight: 50, borderRadius: 50 })).toEqual(
    {},
  );
});

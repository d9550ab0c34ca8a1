import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { commerce } from './spec.ts';

const commerceItemList = [
  { src: '/t.png', commerceName: '天猫', commerceLink: 'https://example.com/t' },
  { src: '', commerceName: '京东', commerceLink: 'https://example.com/j' },
];

test('[BLK-12] leads to each shop in a window of its own', () => {
  const links = [...showBlock(commerce, { commerceItemList }).querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual(commerceItemList.map((one) => one.commerceLink));
  expect(links.every(({ target, rel }) => target === '_blank' && rel.includes('noopener'))).toBe(
    true,
  );
});

test('[BLK-12] names that are not shown are still read aloud', () => {
  const namesIn = (textShow: boolean) =>
    [
      ...showBlock(commerce, { commerceItemList, textShow }).querySelectorAll('a > :last-child'),
    ].map(({ className, textContent }) => [className, textContent]);
  expect(namesIn(true)[0]).toEqual(['b-commerce-name', '天猫']);
  expect(namesIn(false)[0]).toEqual(['unseen', '天猫']);
});

test('[BLK-12] a link that would run something is refused and leads nowhere', () => {
  const bad = [{ src: '', commerceName: 'x', commerceLink: 'javascript:alert(1)' }];
  expect(faultsWith(commerce, { commerceItemList: bad })).toHaveProperty([
    'commerceItemList.0.commerceLink',
  ]);
  expect(showBlock(commerce, { commerceItemList: bad }).querySelector('a')).toBeNull();
});

test('[BLK-12] without shops it is not on the page', () => {
  expect(showBlock(commerce).innerHTML).toBe('');
});

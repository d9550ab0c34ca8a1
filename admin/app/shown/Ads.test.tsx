import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShownAds } from '#contract/features/operate/layouts/shown.ts';
import { Ads } from './Ads.tsx';
import { Items } from './Lists.tsx';

const ad = { id: 1, alt: '夏季培训', picture: '/picture/none.webp', url: 'https://a.example/' };
const part = {
  kind: 'ads',
  code: 'workplace',
  is_carousel: false,
  width: 720,
  height: 180,
  ads: [ad],
} satisfies ShownAds;

test('an advertisement whose picture does not load is its words, never a broken picture', () => {
  const { container } = render(<Ads part={part} />);
  const words = screen.getByText('夏季培训').parentElement!;
  expect(words.getAttribute('aria-hidden')).toBe('true');
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(words.getAttribute('aria-hidden')).toBe('false');
  expect(screen.getByRole('link').style.aspectRatio).toBe('');
  expect(screen.getByRole('link', { name: /夏季培训/ })).toBeTruthy();
});

test('what the platform recommends loses a picture that does not load, and keeps its words', () => {
  const item = { id: 1, title: '选标签', summary: '', picture: '/picture/none.webp', url: '' };
  const { container } = render(
    <Items title="推荐" items={[{ ...item, article_id: null }]} onRead={() => undefined} />,
  );
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('选标签')).toBeTruthy();
});

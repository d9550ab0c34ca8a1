// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './carousel.ts';

const width = 300;
let isStillWished = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStillWished = false;
  globalThis.matchMedia = ((media: string) => ({
    media,
    matches: isStillWished,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

/** A carousel whose slides are side by side, each as wide as the row; jsdom has no layout. */
function show(attributes = '', count = 3) {
  const part = document.createElement('div');
  part.innerHTML = `<ul>${'<li></li>'.repeat(count)}</ul>`;
  const row = part.querySelector('ul')!;
  Object.defineProperty(row, 'clientWidth', { value: width });
  for (const [n, slide] of [...row.children].entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: n * width });
    Object.defineProperty(slide, 'offsetWidth', { value: width });
  }
  row.scrollTo = ((to: ScrollToOptions) => {
    row.scrollLeft = to.left ?? 0;
    row.dispatchEvent(new Event('scroll'));
  }) as typeof row.scrollTo;
  document.body.innerHTML = `<sy-carousel ${attributes}></sy-carousel>`;
  const carousel = document.querySelector<HTMLElement>('sy-carousel')!;
  carousel.remove();
  carousel.append(row);
  document.body.append(carousel);
  return { carousel, at: () => row.scrollLeft / width, row };
}

test('[BLK-2] moves on every 4000 ms, and from the last to the first', () => {
  const { at } = show();
  vi.advanceTimersByTime(3_999);
  expect(at()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(at()).toBe(1);
  vi.advanceTimersByTime(8_000);
  expect(at()).toBe(0);
});

test('waits while it is touched, and its whole time afterwards', () => {
  const { carousel, at } = show();
  vi.advanceTimersByTime(3_000);
  carousel.dispatchEvent(new Event('touchstart'));
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
  carousel.dispatchEvent(new Event('touchend'));
  vi.advanceTimersByTime(3_999);
  expect(at()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(at()).toBe(1);
});

test('waits while the page is hidden', () => {
  const { at } = show();
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
  hide(false);
  vi.advanceTimersByTime(4_000);
  expect(at()).toBe(1);
});

test('stands still for those who want little movement, in the designer, and alone', () => {
  isStillWished = true;
  const calm = show();
  isStillWished = false;
  const still = show('data-still');
  const alone = show('', 1);
  vi.advanceTimersByTime(20_000);
  expect([calm.at(), still.at(), alone.at()]).toEqual([0, 0, 0]);
});

test('dots, numbers and a bar say where it is', () => {
  const dots = show('data-paging="bullets"');
  vi.advanceTimersByTime(4_000);
  const here = [...dots.carousel.querySelectorAll('i')].map((dot) => dot.className);
  expect(here).toEqual(['', 'is-here', '']);
  const numbers = show('data-paging="fraction"', 4);
  vi.advanceTimersByTime(8_000);
  expect(numbers.carousel.querySelector('span')!.textContent).toBe('3/4');
  const bar = show('data-paging="progress"', 4);
  const paging = bar.carousel.querySelector<HTMLElement>('.carousel-paging')!;
  expect(paging.style.getPropertyValue('--done')).toBe('0.25');
  expect(show('data-paging="none"').carousel.querySelector('.carousel-paging')).toBeNull();
});

test('tells slides which side they are on', () => {
  const { row } = show();
  vi.advanceTimersByTime(4_000);
  expect([...row.children].map((slide) => slide.getAttribute('data-side'))).toEqual([
    'before',
    'here',
    'after',
  ]);
});

test('is quiet once it is gone', () => {
  const { carousel, at } = show('data-paging="bullets"');
  carousel.remove();
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
  document.body.append(carousel);
  expect(carousel.querySelectorAll('.carousel-paging')).toHaveLength(1);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './more.ts';

let near: () => void = () => undefined;
class Watcher {
  constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
    near = () => tell([{ isIntersecting: true }]);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}
const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const list = (items: number[], next: string) =>
  `<sy-more data-failed="Try again"><ol>${items.map((n) => `<li data-key="${n}">${n}</li>`).join('')}</ol>${
    next === '' ? '' : `<a rel="next" href="${next}">Next</a>`
  }</sy-more>`;
const answer = (markup: string) => ({ ok: true, text: () => Promise.resolve(markup) });
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const next = () => document.querySelector('a');

test('[STA-6] what follows comes when the end is near, page after page, and each entry once', async () => {
  document.body.innerHTML = list([9, 8], '/checks?page=2');
  asked.mockResolvedValueOnce(answer(list([8, 7, 6], '/checks?page=3')));
  near();
  near();
  await vi.waitFor(() => expect(shown()).toEqual(['9', '8', '7', '6']));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(next()!.getAttribute('href')).toBe('/checks?page=3');
  asked.mockResolvedValueOnce(answer(list([5], '')));
  near();
  await vi.waitFor(() => expect(next()).toBeNull());
  expect(shown()).toEqual(['9', '8', '7', '6', '5']);
});

test('[STA-6] what did not come is asked for again only by the reader', async () => {
  document.body.innerHTML = list([2], '/checks?page=2');
  asked.mockRejectedValueOnce(new Error('no network'));
  near();
  await vi.waitFor(() => expect(next()!.textContent).toBe('Try again'));
  expect(shown()).toEqual(['2']);
  asked.mockResolvedValueOnce(answer(list([1], '')));
  next()!.click();
  await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));
});

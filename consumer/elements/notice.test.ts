// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import './notice.ts';

let isStillWished = false;
let told: (() => void)[] = [];
beforeEach(() => {
  isStillWished = false;
  told = [];
  document.body.innerHTML = '';
  globalThis.matchMedia = (() => ({
    get matches() {
      return isStillWished;
    },
    addEventListener: (_name: string, tell: () => void) => told.push(tell),
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
});

/** A notice with text of a given width in a place 300 wide; jsdom measures nothing. */
function show(words: number, attributes = '') {
  const place = document.createElement('p');
  place.innerHTML = '<span data-words>公告</span>';
  Object.defineProperty(place, 'clientWidth', { value: 300 });
  Object.defineProperty(place.firstElementChild, 'offsetWidth', { value: words });
  document.body.innerHTML = `<sy-notice ${attributes}></sy-notice>`;
  const notice = document.querySelector<HTMLElement>('sy-notice')!;
  notice.remove();
  notice.append(place);
  document.body.append(notice);
  return notice;
}

test('[BLK-5] stands still when it fits', () => {
  expect({ ...show(300).dataset }).toEqual({ line: '' });
});

test('[BLK-5] passes by when it is too long, and is read aloud once', () => {
  const notice = show(952);
  expect({ ...notice.dataset }).toEqual({ line: '', moving: '' });
  expect(notice.style.getPropertyValue('--far')).toBe('-1000px');
  expect(notice.style.getPropertyValue('--long')).toBe('20s');
  expect(notice.querySelectorAll('span:not([aria-hidden])')).toHaveLength(1);
  expect(notice.querySelectorAll('span')).toHaveLength(2);
});

test('[BLK-5] stands on several lines for those who want little movement, also from now on', () => {
  isStillWished = true;
  expect({ ...show(952).dataset }).toEqual({});
  isStillWished = false;
  const notice = show(952);
  expect(notice.dataset.moving).toBe('');
  isStillWished = true;
  for (const tell of told) tell();
  expect({ ...notice.dataset }).toEqual({});
  expect(notice.querySelectorAll('span')).toHaveLength(1);
});

test('[BLK-5] does not move in the designer', () => {
  expect({ ...show(952, 'data-still').dataset }).toEqual({ still: '' });
});

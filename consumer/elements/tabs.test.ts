// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import './tabs.ts';

const tab = (n: number) =>
  `<input type="radio" id="b1-${n}" name="b1" ${n === 0 ? 'checked' : ''}>` +
  `<label for="b1-${n}">第${n}页</label><section id="b1-${n}-content">${n}</section>`;

beforeEach(() => {
  document.body.innerHTML = `<sy-tabs>${[0, 1, 2].map(tab).join('')}</sy-tabs>`;
});

const host = () => document.querySelector<HTMLElement>('sy-tabs')!;
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].findIndex(({ checked }) => checked);

function swipe(across: number, down = 0, from: Element = host()) {
  const touch = (name: string, list: string, x: number, y: number) => {
    const event = new Event(name, { bubbles: true });
    Object.defineProperty(event, list, { value: [{ clientX: x, clientY: y }] });
    from.dispatchEvent(event);
  };
  touch('touchstart', 'touches', 200, 200);
  touch('touchend', 'changedTouches', 200 + across, 200 + down);
}

test('[BLK-11] are tabs to those who hear the page', () => {
  expect(document.querySelector('[role=tablist]')).not.toBeNull();
  expect(tabs().map((one) => one.textContent)).toEqual(['第0页', '第1页', '第2页']);
  expect(tabs().map((one) => one.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  for (const one of tabs()) {
    const panel = document.getElementById(one.getAttribute('aria-controls')!)!;
    expect(panel.getAttribute('role')).toBe('tabpanel');
    expect(panel.getAttribute('aria-labelledby')).toBe(one.id);
  }
});

test('[BLK-11] a tap chooses', () => {
  tabs()[2]!.click();
  expect(chosen()).toBe(2);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('[BLK-11] a swipe of more than 50 px leads to the next or the previous one', () => {
  swipe(-50);
  expect(chosen()).toBe(0);
  swipe(-51);
  expect(chosen()).toBe(1);
  swipe(51);
  expect(chosen()).toBe(0);
});

test('[BLK-11] at the ends a swipe leads nowhere, and scrolling down is no swipe', () => {
  swipe(80);
  expect(chosen()).toBe(0);
  swipe(-80, 120);
  expect(chosen()).toBe(0);
  tabs()[2]!.click();
  swipe(-80);
  expect(chosen()).toBe(2);
});

test('[BLK-11] what is scrolled sideways inside of a tab keeps its gesture', () => {
  const wide = document.createElement('div');
  wide.style.overflowX = 'auto';
  Object.defineProperty(wide, 'scrollWidth', { value: 600 });
  Object.defineProperty(wide, 'clientWidth', { value: 300 });
  document.querySelector('section')!.append(wide);
  swipe(-120, 0, wide);
  expect(chosen()).toBe(0);
});

test('[BLK-11] arrow keys go round, Home and End go to the ends', () => {
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    tabs()[chosen()]!.dispatchEvent(event);
  };
  const way = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
    press(key);
    return chosen();
  });
  expect(way).toEqual([2, 0, 1, 2, 0]);
  expect(document.activeElement).toBe(tabs()[0]);
});

test('in the designer they stay as they are', () => {
  document.body.innerHTML = `<sy-tabs data-still>${tab(0)}</sy-tabs>`;
  expect(document.querySelector('[role=tablist]')).toBeNull();
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mendStyles } from './styles.ts';

test('[ERR-8] only a style sheet that failed is asked for again', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  const [arrived, lost] = document.querySelectorAll('link');
  lost!.dispatchEvent(new Event('error'));
  mendStyles();
  const [first, second] = document.querySelectorAll('link');
  expect(first).toBe(arrived);
  expect(second).not.toBe(lost);
  expect(second!.getAttribute('href')).toBe('/b.css');
  mendStyles();
  expect(document.querySelectorAll('link')[1]).toBe(second);
});

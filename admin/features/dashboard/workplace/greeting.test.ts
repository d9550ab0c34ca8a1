import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'noon'],
  [14, 'afternoon'],
  [18, 'evening'],
  [23, 'night'],
])('%i h: good %s', (hour, word) => {
  expect(greetingAt(hour)).toBe(word);
});

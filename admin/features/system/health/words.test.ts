import { expect, test } from 'vitest';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { byteWords, spanWords } from './words.ts';

const english = (text: Text, params?: TextParams) => say(text, 'en', params);

test('a span is told by its two largest pieces', () => {
  expect(spanWords(59_999, english)).toBe('59 s');
  expect(spanWords(61_000, english)).toBe('1 min 1 s');
  expect(spanWords(3_600_000, english)).toBe('1 h 0 min');
  expect(spanWords(90_000_000, english)).toBe('1 d 1 h');
});

test('bytes are told in the unit that reads best', () => {
  expect(['0', byteWords(0)]).toEqual(['0', '0 B']);
  expect(byteWords(1_536)).toBe('1.5 KB');
  expect(byteWords(300 * 1_048_576)).toBe('300 MB');
  expect(byteWords(5 * 2 ** 40)).toBe('5.0 TB');
});

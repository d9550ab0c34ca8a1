import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const source = `// why
export const most = 1_000; /* so */
const name = 'it\\'s';
`;

test('a source is cut into pieces that are nothing less than the source', () => {
  const tokens = tokensOf(source);
  expect(tokens.map(({ text }) => text).join('')).toBe(source);
});

test('comments, strings, words and numbers are told apart', () => {
  const of = (kind: string) =>
    tokensOf(source)
      .filter((token) => token.kind === kind)
      .map(({ text }) => text);
  expect(of('comment')).toEqual(['// why', '/* so */']);
  expect(of('string')).toEqual([`'it\\'s'`]);
  expect(of('word')).toEqual(['export', 'const', 'const']);
  expect(of('number')).toEqual(['1_000']);
});

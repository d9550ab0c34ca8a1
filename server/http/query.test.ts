import { expect, test } from 'vitest';
import { readQuery } from './query.ts';

test.each([
  ['page=1&limit=20', { page: '1', limit: '20' }],
  ['state[]=a&state[]=b', { state: ['a', 'b'] }],
  ['state[]=a', { state: ['a'] }],
  ['id=1&id=2', { id: ['1', '2'] }],
  ['type=&keyword', { type: '', keyword: '' }],
  ['keyword=%E6%BA%AF+%26', { keyword: '溯 &' }],
  ['keyword=%zz', { keyword: '%zz' }],
  ['', {}],
])('%j is read as %j', (text, query) => {
  expect(readQuery(text)).toEqual(query);
});

test('a name that every object has is an ordinary name', () => {
  const query = readQuery('__proto__=x&constructor=y');
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
  expect(({} as { x?: string }).x).toBeUndefined();
});

import { expect, test } from 'vitest';
import { growTree } from './tree.ts';

const rows = [
  { id: 1, parent_id: null, name: '茶' },
  { id: 2, parent_id: 1, name: '绿茶' },
  { id: 3, parent_id: 2, name: '龙井' },
  { id: 4, parent_id: 1, name: '红茶' },
  { id: 5, parent_id: 99, name: '孤儿' },
];

test('rows grow into a tree in their order; those without a known parent stand at the top', () => {
  expect(growTree(rows)).toEqual([
    {
      value: 1,
      title: '茶',
      children: [
        { value: 2, title: '绿茶', children: [{ value: 3, title: '龙井', children: [] }] },
        { value: 4, title: '红茶', children: [] },
      ],
    },
    { value: 5, title: '孤儿', children: [] },
  ]);
});

test('a branch can be left out with all that is on it', () => {
  const left = growTree(rows, 2);
  expect(JSON.stringify(left)).not.toContain('绿茶');
  expect(JSON.stringify(left)).not.toContain('龙井');
  expect(left[0]!.children).toHaveLength(1);
});

test('rows that are their own ancestors do not hang the page', () => {
  expect(
    growTree([
      { id: 1, parent_id: 2, name: 'a' },
      { id: 2, parent_id: 1, name: 'b' },
    ]),
  ).toEqual([]);
});

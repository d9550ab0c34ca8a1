import { expect, test } from 'vitest';
import { visibleBranches } from './branches.ts';

const row = (id: number, parent: number | null, name: string, parts = 0) => ({
  id,
  parent_id: parent,
  name,
  sort: 0,
  parts,
  version: 1,
});
const rows = [
  row(1, null, '厨房电器', 1),
  row(2, null, '原材料'),
  row(3, 1, '料理机', 4),
  row(4, 3, '破壁机', 2),
  row(5, 99, 'Orphan'),
];
const wordsOf = ({ name }: { name: string }) => name;
const names = (opened: number[], keyword = '') =>
  visibleBranches(rows, (id) => opened.includes(id), { keyword, wordsOf }).map(
    ({ name, depth }) => `${'·'.repeat(depth)}${name}`,
  );

test('children stand under their parents while those are open', () => {
  expect(names([])).toEqual(['厨房电器', '原材料', 'Orphan']);
  expect(names([1])).toEqual(['厨房电器', '·料理机', '原材料', 'Orphan']);
  expect(names([1, 3])).toContain('··破壁机');
  expect(names([3])).not.toContain('··破壁机');
});

test('a search shows what matches and the way to it, whatever was open', () => {
  expect(names([], '破壁')).toEqual(['厨房电器', '·料理机', '··破壁机']);
  expect(names([1, 3], 'ORPH')).toEqual(['Orphan']);
  expect(names([1], '没有')).toEqual([]);
});

test('what lies in a branch is weighed with everything below', () => {
  const weigh = ({ parts }: { parts: number }) => parts;
  const [top] = visibleBranches(rows, () => false, { wordsOf, weigh });
  expect(top).toMatchObject({ parts: 1, total: 7, hasChildren: true, isOpen: false });
});

import { expect, test } from 'vitest';
import type { Category } from '#contract/features/product/categories/contract.ts';
import { visibleBranches } from './branches.ts';

const row = (id: number, parent: number | null, name: string, parts = 0): Category => ({
  id,
  company_id: 1,
  parent_id: parent,
  name,
  sort: 0,
  remark: '',
  parts,
  version: 1,
  create_time: '',
  update_time: '',
});
const rows = [
  row(1, null, '厨房电器', 1),
  row(2, null, '原材料'),
  row(3, 1, '料理机', 4),
  row(4, 3, '破壁机', 2),
  row(5, 99, 'Orphan'),
];
const names = (opened: number[], keyword?: string) =>
  visibleBranches(rows, (id) => opened.includes(id), keyword).map(
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

test('parts are counted with everything below', () => {
  const [top] = visibleBranches(rows, () => false);
  expect(top).toMatchObject({ parts: 1, allParts: 7, hasChildren: true, isOpen: false });
});

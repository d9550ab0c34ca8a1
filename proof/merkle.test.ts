import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import {
  consistencyPath,
  emptyRoot,
  inclusionPath,
  isContinued,
  leafHash,
  rootByPath,
  rootOf,
} from './merkle.ts';

// The leaves and roots that tests of certificate transparency agree on.
const known = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = known.map((hex) => leafHash(hexToBytes(hex)));

test('roots are those of RFC 9162', () => {
  expect(rootOf([])).toEqual(emptyRoot);
  for (const [size, root] of roots.entries())
    expect(bytesToHex(rootOf(leaves.slice(0, size)))).toBe(root);
});

const many = Array.from({ length: 33 }, (_one, at) => leafHash(Uint8Array.of(at)));

test('every leaf of every tree is proven, and at no other place', () => {
  for (let size = 1; size <= many.length; size += 1) {
    const tree = many.slice(0, size);
    const root = rootOf(tree);
    for (let index = 0; index < size; index += 1) {
      const path = inclusionPath(tree, index);
      expect(rootByPath(tree[index]!, { index, size }, path)).toEqual(root);
      const elsewhere = (index + 1) % size;
      if (size > 1)
        expect(rootByPath(tree[index]!, { index: elsewhere, size }, path)).not.toEqual(root);
      expect(rootByPath(tree[index]!, { index, size }, [...path, root])).not.toEqual(root);
      if (path.length > 0)
        expect(rootByPath(tree[index]!, { index, size }, path.slice(1))).not.toEqual(root);
    }
  }
});

test('a tree that only grew is proven, one that was rewritten is not', () => {
  for (let size = 1; size <= many.length; size += 1)
    for (let old = 0; old <= size; old += 1) {
      const tree = many.slice(0, size);
      const before = { size: old, root: rootOf(tree.slice(0, old)) };
      const after = { size, root: rootOf(tree) };
      const path = consistencyPath(tree, old);
      expect(isContinued(before, after, path)).toBe(true);
      if (old === 0) continue;
      const rewritten = [...tree];
      rewritten[old - 1] = leafHash(Uint8Array.of(99));
      const other = { size, root: rootOf(rewritten) };
      expect(isContinued(before, other, consistencyPath(rewritten, old))).toBe(false);
      expect(isContinued(after, before, path)).toBe(old === size);
      expect(isContinued(before, after, [...path, leaves[0]!])).toBe(false);
    }
});

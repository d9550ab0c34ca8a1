import { sha256 } from '@noble/hashes/sha2.js';
import { areEqual } from './bytes.ts';

// Merkle trees as certificate transparency has them (RFC 9162, section 2.1).

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

// Leaves and nodes have different prefixes, so that one cannot be passed off as the other.
export const leafHash = (leaf: Uint8Array): Uint8Array =>
  sha256.create().update(leafMark).update(leaf).digest();
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256.create().update(nodeMark).update(left).update(right).digest();
export const emptyRoot: Uint8Array = sha256(new Uint8Array());

/** A tree that grows by hashes and keeps only its edge. A node without a neighbour moves up unchanged. */
export function growTree() {
  const edge: (Uint8Array | null)[] = [];
  let count = 0;
  return {
    add: (hash: Uint8Array): void => {
      count += 1;
      let carried = hash;
      let level = 0;
      for (; edge[level]; level += 1) {
        carried = nodeHash(edge[level]!, carried);
        edge[level] = null;
      }
      edge[level] = carried;
    },
    count: () => count,
    root: (): Uint8Array =>
      edge.reduce<Uint8Array | null>(
        (right, left) => (left && right ? nodeHash(left, right) : (left ?? right)),
        null,
      ) ?? emptyRoot,
  };
}

export function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  const tree = growTree();
  for (const hash of hashes) tree.add(hash);
  return tree.root();
}

/** The largest power of two below a number. */
const splitOf = (size: number) => 2 ** Math.floor(Math.log2(size - 1));

/** The neighbours on the way from a leaf to the root. */
export function inclusionPath(hashes: readonly Uint8Array[], index: number): Uint8Array[] {
  if (hashes.length <= 1) return [];
  const split = splitOf(hashes.length);
  const [left, right] = [hashes.slice(0, split), hashes.slice(split)];
  return index < split
    ? [...inclusionPath(left, index), rootOf(right)]
    : [...inclusionPath(right, index - split), rootOf(left)];
}

type Position = { index: number; size: number };

/** The root that a leaf and its neighbours lead to; null where the path does not fit the position. */
export function rootByPath(
  hash: Uint8Array,
  { index, size }: Position,
  path: readonly Uint8Array[],
): Uint8Array | null {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return null;
  let node = index;
  let last = size - 1;
  let root = hash;
  for (const neighbour of path) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      root = nodeHash(neighbour, root);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else root = nodeHash(root, neighbour);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? root : null;
}
const half = (value: number) => Math.floor(value / 2);

/** What proves that the tree of the first `size` leaves is the beginning of the whole tree. */
export function consistencyPath(hashes: readonly Uint8Array[], size: number): Uint8Array[] {
  const within = (part: readonly Uint8Array[], old: number, isWhole: boolean): Uint8Array[] => {
    if (old === part.length) return isWhole ? [] : [rootOf(part)];
    const split = splitOf(part.length);
    return old <= split
      ? [...within(part.slice(0, split), old, isWhole), rootOf(part.slice(split))]
      : [...within(part.slice(split), old - split, false), rootOf(part.slice(0, split))];
  };
  return size === 0 || size >= hashes.length ? [] : within(hashes, size, true);
}

export type Head = { size: number; root: Uint8Array };

/** Whether a tree continues another. */
export function isContinued(before: Head, after: Head, path: readonly Uint8Array[]): boolean {
  if (before.size > after.size) return false;
  if (before.size === after.size) return path.length === 0 && areEqual(before.root, after.root);
  if (before.size === 0) return path.length === 0 && areEqual(before.root, emptyRoot);
  let node = before.size - 1;
  let last = after.size - 1;
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  const [first, ...rest] = node === 0 ? [before.root, ...path] : path;
  if (!first) return false;
  let [old, grown] = [first, first];
  for (const neighbour of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [old, grown] = [nodeHash(neighbour, old), nodeHash(neighbour, grown)];
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else grown = nodeHash(grown, neighbour);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && areEqual(old, before.root) && areEqual(grown, after.root);
}

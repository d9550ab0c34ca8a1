import { createHash } from 'node:crypto';

const digest = (mark: number, ...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256').update(Buffer.from([mark]));
  for (const part of parts) hash.update(part);
  return hash.digest();
};
// Leaves and nodes have different prefixes, so that one cannot be passed off as the other.
const leafOf = (hash: Buffer) => digest(0, hash);
const nodeOf = (left: Buffer, right: Buffer) => digest(1, left, right);

/** A Merkle tree that grows leaf by leaf and keeps only its edge. A node without a sibling moves up unchanged. */
export function growTree() {
  const edge: (Buffer | null)[] = [];
  let count = 0;
  return {
    add: (hash: Buffer): void => {
      count += 1;
      let carried = leafOf(hash);
      let level = 0;
      for (; edge[level]; level += 1) {
        carried = nodeOf(edge[level]!, carried);
        edge[level] = null;
      }
      edge[level] = carried;
    },
    count: () => count,
    /** Undefined without leaves. */
    root: (): Buffer | null =>
      edge.reduce<Buffer | null>(
        (right, left) => (left && right ? nodeOf(left, right) : (left ?? right)),
        null,
      ),
  };
}

import { fromDecimal, times, toDecimal } from '#contract/decimal.ts';
import type { BomTreeLine } from '#contract/features/product/boms/contract.ts';

/** A row of the tree: a line at one place in it. */
export type TreeRow = {
  /** The numbers of the lines on the way to it. */
  key: string;
  level: number;
  line: BomTreeLine;
  total: string;
  isOpen: boolean;
};

/** The lines of each bill that has been read. */
export type KnownLines = ReadonlyMap<number, readonly BomTreeLine[]>;

type Asked = {
  bom: number;
  quantity: string;
  known: KnownLines;
  isOpen: (key: string) => boolean;
  /** How many rows there may be. */
  most: number;
};

/**
 * The rows that are to be seen: the lines of the bill, and below each that is open those of its part. `missing` are the
 * bills among them that have not been read.
 */
export function visibleRows({ bom, quantity, known, isOpen, most }: Asked) {
  const rows: TreeRow[] = [];
  const missing = new Set<number>();
  const add = (from: number, needed: string, level: number, above: string) => {
    const lines = known.get(from);
    if (!lines) missing.add(from);
    for (const [at, line] of (lines ?? []).entries()) {
      if (rows.length >= most) return;
      const key = `${above}${at}`;
      const total = fromDecimal(times(toDecimal(needed), toDecimal(line.quantity)));
      const isExpanded = line.made_by !== null && isOpen(key);
      rows.push({ key, level, line, total, isOpen: isExpanded });
      if (isExpanded) add(line.made_by!, total, level + 1, `${key}.`);
    }
  };
  add(bom, quantity, 1, '');
  return { rows, missing: [...missing] };
}

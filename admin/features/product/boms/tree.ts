import { fromDecimal, times, toDecimal } from '#contract/decimal.ts';
import type { BomExplosion } from '#contract/features/product/boms/contract.ts';

type Line = BomExplosion['lines'][number];
type Part = BomExplosion['parts'][number];

/** A row of the tree: a line at one place in it. */
export type TreeRow = {
  /** The numbers of the lines on the way to it. */
  key: string;
  level: number;
  line: Line;
  part: Part;
  total: string;
  isOpen: boolean;
};

/** Where a line and its part are found. */
function indexOf({ parts, lines }: BomExplosion) {
  const byBom = new Map<number, Line[]>();
  for (const line of lines) byBom.set(line.bom_id, [...(byBom.get(line.bom_id) ?? []), line]);
  return { byBom, byPart: new Map(parts.map((part) => [part.part_id, part])) };
}

/** The rows that are to be seen: the lines of the bill, and below each that lies open those of its part; at most `most`. */
export function visibleRows(
  exploded: BomExplosion,
  isOpen: (key: string) => boolean,
  most: number,
): TreeRow[] {
  const { byBom, byPart } = indexOf(exploded);
  const rows: TreeRow[] = [];
  const add = (bom: number, quantity: string, level: number, above: string) => {
    for (const [at, line] of (byBom.get(bom) ?? []).entries()) {
      if (rows.length >= most) return;
      const key = `${above}${at}`;
      const part = byPart.get(line.part_id)!;
      const total = fromDecimal(times(toDecimal(quantity), toDecimal(line.quantity)));
      const isExpanded = part.bom_id !== null && isOpen(key);
      rows.push({ key, level, line, part, total, isOpen: isExpanded });
      if (isExpanded) add(part.bom_id!, total, level + 1, `${key}.`);
    }
  };
  add(exploded.id, exploded.quantity, 1, '');
  return rows;
}

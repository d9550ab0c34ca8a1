import {
  comparedFields,
  lineKey,
  type BomComparison,
  type BomLine,
} from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { readBom } from '#server/production/bom-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';

/** Two bills line by line. */
export async function compareBoms(
  reader: Reader<StaffSession>,
  a: number,
  b: number,
): Promise<BomComparison> {
  const { lines: before, ...one } = await readBom(reader, a);
  const { lines: after, ...other } = await readBom(reader, b);
  return { a: one, b: other, rows: compareLines(before, after) };
}

/**
 * Pairs the lines: the same part at the same place first, then what is left of the same part, in order. Lines of the
 * first come in their order, added ones at the end.
 */
export function compareLines(
  before: readonly BomLine[],
  after: readonly BomLine[],
): BomComparison['rows'] {
  const left = new Set(after);
  const atPlace = new Map(after.map((line) => [lineKey(line), line]));
  const pairs = new Map<BomLine, BomLine>();
  const pair = (line: BomLine, found: BomLine | undefined) => {
    if (!found || !left.has(found)) return;
    pairs.set(line, found);
    left.delete(found);
  };
  for (const line of before) pair(line, atPlace.get(lineKey(line)));
  for (const line of before)
    if (!pairs.has(line))
      pair(
        line,
        [...left].find((one) => one.part_id === line.part_id),
      );
  return [
    ...before.map((line) => rowOf(line, pairs.get(line) ?? null)),
    ...[...left].map((line) => rowOf(null, line)),
  ];
}

function rowOf(before: BomLine | null, after: BomLine | null): BomComparison['rows'][number] {
  const { part_id, part_code, part_name } = (before ?? after)!;
  const fields =
    before && after
      ? comparedFields.filter((name) => String(before[name]) !== String(after[name]))
      : [];
  const change = !before ? 'added' : !after ? 'removed' : fields.length > 0 ? 'changed' : 'same';
  return { change, part_id, part_code, part_name, before, after, fields };
}

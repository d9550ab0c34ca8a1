import { sayNow } from '#admin/app/language.ts';
import type { CheckedCode } from '#contract/features/procure/receivings/contract.ts';
import { blankLine, codesOf, type FormLine } from './form-lines.ts';
import { receivingPageTexts } from './texts.ts';

const texts = receivingPageTexts.tray;
type Sorting = {
  /** The line for serials that only the supplier knows. */
  target: number;
  /** Without an order, a part that is not there yet gets a line. */
  mayAdd: boolean;
};
export type Sorted = {
  lines: FormLine[];
  said: string;
  /** Why codes were not taken. */
  refused: string[];
  /** The lines that got units which are frozen or recalled. */
  stopped: number[];
};

/** Puts scanned codes on the lines where they belong: units of a linked company by their part, others where one aims. */
export function sortCodes(
  before: readonly (FormLine | undefined)[],
  checked: readonly CheckedCode[],
  { target, mayAdd }: Sorting,
): Sorted {
  const lines: FormLine[] = before.map((line) => ({ ...line }));
  const known = new Set(lines.flatMap(codesOf));
  const refused: string[] = [];
  const stopped = new Set<number>();
  let last: { at: number; part: string } | null = null;
  for (const { code, why, found } of checked) {
    if (why !== '') {
      refused.push(why);
      continue;
    }
    for (const group of found) {
      const fresh = group.codes.filter((one) => !known.has(one));
      if (fresh.length === 0) {
        refused.push(sayNow(texts.twice, { code }));
        continue;
      }
      const at = lineFor(lines, group.part_id, { target, mayAdd });
      if (at === null) {
        refused.push(sayNow(texts.notHere, { code, part: group.part_name }));
        continue;
      }
      const codes = [...codesOf(lines[at]), ...fresh];
      lines[at] = { ...lines[at], supplier_codes: codes, quantity: String(codes.length) };
      for (const one of fresh) known.add(one);
      if (group.stopped > 0) stopped.add(at);
      last = { at, part: group.part_name };
    }
  }
  return { lines, said: tell(lines, last), refused, stopped: [...stopped] };
}

function tell(lines: readonly FormLine[], last: { at: number; part: string } | null): string {
  if (!last) return '';
  const params = { line: last.at + 1, n: codesOf(lines[last.at]).length, part: last.part };
  return sayNow(last.part === '' ? texts.put : texts.taken, params);
}

/** The line of a part that has no serials beyond what is expected, else the first of it; none: a new one, if that may be. */
function lineFor(
  lines: FormLine[],
  part: number | null,
  { target, mayAdd }: Sorting,
): number | null {
  if (part === null) {
    if (lines.length === 0) lines.push({ ...blankLine });
    return Math.min(target, lines.length - 1);
  }
  const own = lines.flatMap((line, at) => (line.part_id === part ? at : []));
  const open = own.find((at) => codesOf(lines[at]).length === 0);
  const aimed = own.find((at) => at === target);
  const begun = own.findLast((at) => codesOf(lines[at]).length > 0);
  const found = aimed ?? begun ?? open;
  if (found !== undefined) return found;
  const blank = lines.findIndex((line) => !line.part_id && codesOf(line).length === 0);
  if (blank >= 0) {
    lines[blank] = { ...lines[blank], part_id: part };
    return blank;
  }
  if (!mayAdd) return null;
  lines.push({ ...blankLine, part_id: part });
  return lines.length - 1;
}

import { joined, readBracketed, shortest } from '../gs1/element-string.ts';
import { conflictIn } from '../gs1/values.ts';
import { separator } from './code128.ts';

/** "(01)06901234567892(21)A1" as a scanner transmits it; null where an element is not valid. */
export function gs1Elements(text: string): { data: string; hasConflict: boolean } | null {
  const elements = readBracketed(text);
  return (
    elements && {
      data: joined(shortest(elements), separator),
      hasConflict: conflictIn(elements) !== null,
    }
  );
}

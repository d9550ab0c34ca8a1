import { applicationIdentifiers } from '../gs1/application-identifiers.ts';
import { isValue } from '../gs1/digital-link.ts';
import { separator } from './code128.ts';

/** Elements of these identifiers have a fixed length and need no separator after them (GS1 General Specifications 7.8). */
const fixed = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;

/** "(01)06901234567892(21)A1" as a scanner transmits it; null where an element is not valid. */
export function gs1Elements(text: string): string | null {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^()]*)/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return null;
  let all = '';
  for (const [at, [, ai = '', value = '']] of parts.entries()) {
    if (!applicationIdentifiers.has(ai) || !isValue(ai, value)) return null;
    const isOpen = !fixed.test(ai) && at < parts.length - 1;
    all += `${ai}${value}${isOpen ? separator : ''}`;
  }
  return all;
}

import { capacityOf, lengthOf } from './capacity.ts';
import { periodSegments, resetOf } from './periods.ts';
import { codeLengths, type CodeRule } from './segments.ts';

/** The checks for a company's own rule, by the key of their validation message. */
export const checkNames = [
  'codeBegins',
  'codeSequence',
  'codeCheck',
  'codeLength',
  'codeStart',
  'codeReset',
] as const;
export type CheckName = (typeof checkNames)[number];

/** A failed check, and the segment setting that caused it, if any. */
export type Shortfall = { check: CheckName; path: (string | number)[] };

/** Everything that is wrong with a company's own rule; empty when it is valid. */
export function shortfallsOf(rule: CodeRule): Shortfall[] {
  const { segments } = rule;
  const found: Shortfall[] = [];
  const fail = (check: CheckName, ...path: (string | number)[]) => found.push({ check, path });
  const [first] = segments;
  if (first?.kind !== 'constant' || first.text.length < codeLengths.prefix) fail('codeBegins');
  const sequences = segments.filter((one) => one.kind === 'sequence');
  if (sequences.length !== 1) fail('codeSequence');
  const check = segments.findIndex((one) => one.kind === 'check');
  if (check >= 0 && check < segments.length - 1) fail('codeCheck');
  const length = lengthOf(rule);
  if (length < codeLengths.least || length > codeLengths.most) fail('codeLength');
  const at = segments.findIndex((one) => one.kind === 'sequence');
  if (at >= 0 && capacityOf(rule) < 1) fail('codeStart', at, 'start');
  if (resetOf(rule) !== 'never' && periodSegments(rule).length === 0)
    fail('codeReset', at, 'reset');
  return found;
}

import type { CodeRule, Reset, Segment } from './segments.ts';

/** When the serial number of a rule restarts. */
export const resetOf = ({ segments }: CodeRule): Reset =>
  segments.find((one) => one.kind === 'sequence')?.reset ?? 'never';

const tells: Record<Exclude<Reset, 'never'>, (one: Segment) => boolean> = {
  year: (one) => one.kind === 'date',
  month: (one) => one.kind === 'date' && /MM|DDD/.test(one.format),
  day: (one) => one.kind === 'date' && one.format.includes('DD'),
  batch: (one) => one.kind === 'batch',
  part: (one) => one.kind === 'part',
};

/** The segments that show the period; without one of them codes would repeat. */
export function periodSegments(rule: CodeRule): Segment[] {
  const reset = resetOf(rule);
  return reset === 'never' ? [] : rule.segments.filter(tells[reset]);
}

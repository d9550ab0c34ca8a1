import type { QualityKind, QualityResult } from './kinds.ts';

/** The limits of a measured step; null: none on this side. */
export type Limits = { min: number | null; max: number | null };

export const hasLimits = ({ min, max }: Limits): boolean => min !== null || max !== null;

/** Whether a value keeps to its limits; a value on a limit does. */
export const isWithin = (value: number, { min, max }: Limits): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

type Entered = { value: number | null; result: QualityResult | null };

/**
 * The result of a record: a measured value is judged by the limits of its step, and a value beyond them has failed
 * whatever was entered. Somebody who says that it failed for another reason is believed. Without a value nobody can tell
 * that the limits are kept: such a record is no pass.
 */
export function judge({ value, result }: Entered, limits: Limits | null): QualityResult {
  if (limits === null || !hasLimits(limits)) return result ?? 'info';
  if (value === null) return result === 'fail' ? 'fail' : 'info';
  return isWithin(value, limits) && result !== 'fail' ? 'pass' : 'fail';
}

type Newest = { value: number | null; result: QualityResult };

/**
 * Whether the newest record of a step settles it, as the gate asks (`server/quality/open-steps.ts`): a step with limits
 * needs a value that was judged; inspections and tests have to be passed; a process step without limits has to be done.
 */
export function isSettled(kind: QualityKind, limits: Limits, newest: Newest | null): boolean {
  if (newest === null || newest.result === 'fail') return false;
  if (hasLimits(limits)) return newest.result === 'pass' && newest.value !== null;
  return newest.result === 'pass' || kind === 'process';
}

import type { QualityResult } from './kinds.ts';

/** The limits of a measured step; null: none on this side. */
export type Limits = { min: number | null; max: number | null };

export const hasLimits = ({ min, max }: Limits): boolean => min !== null || max !== null;

/** Whether a value keeps to its limits; a value on a limit does. */
export const isWithin = (value: number, { min, max }: Limits): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

type Entered = { value: number | null; result: QualityResult | null };

/**
 * The result of a record: a measured value is judged by the limits of its step, and a value beyond them has failed
 * whatever was entered. Somebody who says that it failed for another reason is believed.
 */
export function judge({ value, result }: Entered, limits: Limits | null): QualityResult {
  if (value === null || limits === null || !hasLimits(limits)) return result ?? 'info';
  return isWithin(value, limits) && result !== 'fail' ? 'pass' : 'fail';
}

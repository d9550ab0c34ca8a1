import { groupDigits } from '#contract/decimal.ts';

/** A normalised decimal string: without leading zeros, trailing zeros, or a lone sign. */
export function trimDecimal(decimal: string): string {
  const [, sign, whole, fraction = ''] = /^([-+]?)0*(\d+)(?:\.(\d*))?$/.exec(decimal.trim()) ?? [];
  if (whole === undefined) return decimal;
  const rest = fraction.replace(/0+$/, '');
  const bare = rest ? `${whole}.${rest}` : whole;
  return sign === '-' && bare !== '0' ? `-${bare}` : bare;
}

/** A quantity as people read it: `1234567.500` becomes `1,234,567.5 kg`. */
export function formatQuantity(decimal: string | number | null | undefined, unit = ''): string {
  if (decimal === null || decimal === undefined || decimal === '') return '';
  const shown = groupDigits(trimDecimal(String(decimal)));
  return unit ? `${shown} ${unit}` : shown;
}

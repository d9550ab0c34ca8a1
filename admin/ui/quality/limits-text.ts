type Limited = { min: number | null; max: number | null; unit: string };

/** The limits of a step in short: `4.8 – 5.2 V`, `≤ 3 Ω`; the unit alone where there are none. */
export function limitsText({ min, max, unit }: Limited): string {
  const range = rangeOf(min, max);
  return [range, unit].filter(Boolean).join(' ');
}

function rangeOf(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return min === max ? `= ${min}` : `${min} – ${max}`;
  if (min !== null) return `≥ ${min}`;
  return max === null ? '' : `≤ ${max}`;
}

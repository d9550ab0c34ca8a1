/** How a figure changed against the period before. */
export type Change =
  | { way: 'up' | 'down'; share: string }
  | { way: 'same' }
  /** Nothing before to hold it against. */
  | { way: 'new' }
  | { way: 'none' };

export function changeOf(
  { value, before }: { value: number; before: number },
  tag: string,
): Change {
  if (before <= 0) return { way: value === 0 ? 'none' : 'new' };
  if (value === before) return { way: 'same' };
  const change = Math.abs(value - before) / before;
  const share = change.toLocaleString(tag, {
    style: 'percent',
    maximumFractionDigits: change < 0.1 ? 1 : 0,
  });
  return { way: value > before ? 'up' : 'down', share };
}

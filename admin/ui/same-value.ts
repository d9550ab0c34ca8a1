/** Whether two values of a form mean the same: nothing, null, an empty text and an empty list are one. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

// Keys in one order and without empty ones, for the server and a form do not write them alike.
function plain(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [key, plain(one)] as const);
  const filled = entries.filter(([, one]) => one !== '');
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

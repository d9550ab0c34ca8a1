/** Whether two form values are equal: undefined, null, an empty string and an empty list are the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

// Keys sorted and without empty ones, because the server and a form write them differently.
function plain(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [key, plain(one)] as const);
  const filled = entries.filter(([, one]) => one !== '');
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** How many rows a picker asks for: enough that what was typed in full is among them. */
export const offered = 50;

const fields = ['code', 'name', 'title', 'username', 'realname'] as const;

/** Rows that were searched: first those whose number or name was typed in full, then those that begin with it. */
export function nearestFirst<R extends object>(rows: readonly R[], keyword: string): R[] {
  const typed = keyword.toLowerCase();
  if (typed === '') return [...rows];
  const distance = (row: R) => {
    const words = fields.map((field) => String((row as Record<string, unknown>)[field] ?? ''));
    const known = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
    if (known.includes(typed)) return 0;
    return known.some((word) => word.startsWith(typed)) ? 1 : 2;
  };
  return rows.toSorted((one, other) => distance(one) - distance(other));
}

const number = '[A-Z][A-Z0-9]*-\\d+';

/** The clauses of the specification's tables, number → text. */
export function clausesIn(specification: string): Map<string, string> {
  const rows = specification.matchAll(new RegExp(`^\\| *(${number}) *\\|([^|]*)`, 'gm'));
  return new Map([...rows].map(([, id = '', text = '']) => [id, text.trim()]));
}

/** The clause numbers that a test file names in brackets, alone or in a list; comments do not count. */
export function numbersIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  const lists = code.matchAll(new RegExp(`\\[(${number}(?:, *${number})*)\\]`, 'g'));
  return [...new Set([...lists].flatMap(([, list = '']) => list.split(/, */)))];
}

/** Clause numbers in reading order: by letters, then by count. */
export function sortNumbers(numbers: Iterable<string>): string[] {
  return [...numbers].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Reads a query string; `name[]` and repeated names become lists. */
export function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<
    string,
    string | string[]
  >;
  for (const [given, value] of new URLSearchParams(text)) {
    const isList = given.endsWith('[]');
    const name = isList ? given.slice(0, -2) : given;
    const earlier = query[name];
    if (earlier === undefined) query[name] = isList ? [value] : value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else query[name] = [earlier, value];
  }
  return { ...query };
}

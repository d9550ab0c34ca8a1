/** Whether two values are equal, ignoring the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = Object.entries(one);
  if (left.length !== Object.keys(other).length) return false;
  return left.every(
    ([key, value]) =>
      Object.hasOwn(other, key) && isSame(value, (other as Record<string, unknown>)[key]),
  );
}

export type Dictionary = Readonly<Record<string, unknown>>;
export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { isDictionary, isSame } from './same.ts';

const mostLayers = 4;
/** Deeper than any real page; deeper values are left as text. */
const mostDepth = 60;

/** Whether a value is nested too deep to be walked recursively. Iterative itself. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** The value of a JSON text, and how many times it was encoded. Other texts are returned as they are. */
export function decode(value: unknown): { value: unknown; layers: number } {
  let inner = value;
  for (let layers = 1; layers <= mostLayers; layers += 1) {
    if (typeof inner !== 'string') break;
    try {
      inner = JSON.parse(inner) as unknown;
    } catch {
      break;
    }
    if (typeof inner === 'object' && inner !== null)
      return isTooDeep(inner) ? { value, layers: 0 } : { value: inner, layers };
  }
  return { value, layers: 0 };
}

const encode = (value: unknown, layers: number): unknown =>
  layers === 0 ? value : encode(JSON.stringify(value), layers - 1);

/** The value at a path, through any encodings; undefined if there is none. */
export function findAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  const { value: inner } = decode(value);
  if (step === undefined) return inner;
  if (!isDictionary(inner) || !Object.hasOwn(inner, step)) return undefined;
  return findAt(inner[step], rest);
}

/** Sets the value at a path, encoded as before. Unchanged values stay exactly the same. */
export function putAt(whole: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  const { value, layers } = decode(whole);
  if (step === undefined) return isSame(value, put) ? whole : encode(put, layers);
  if (!isDictionary(value)) return whole;
  const before = Object.hasOwn(value, step) ? value[step] : undefined;
  const after = putAt(before, rest, put);
  return Object.is(before, after) ? whole : encode({ ...value, [step]: after }, layers);
}

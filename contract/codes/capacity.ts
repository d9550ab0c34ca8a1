import { periodSegments } from './periods.ts';
import { alphabets, type CodeRule, type Segment } from './segments.ts';

const digits = alphabets.digits;
const alphanumeric = `${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
const anything = `${alphanumeric}._-`;

/** The characters that can occur at each position of a segment. */
function placesOf(one: Segment): string[] {
  const repeat = (letters: string, width: number) => Array<string>(width).fill(letters);
  switch (one.kind) {
    case 'constant':
      return [...one.text];
    case 'date':
      return repeat(digits, one.format.length);
    case 'sequence':
      return repeat(
        one.radix === 32 ? alphabets.mixed : alphanumeric.slice(0, one.radix),
        one.width,
      );
    case 'random':
      return repeat(alphabets[one.alphabet], one.width);
    case 'check':
      return [one.method === 'mod36' ? alphanumeric : digits];
    default:
      return repeat(anything, one.width);
  }
}

const allPlaces = ({ segments, separator }: CodeRule): string[] =>
  segments.flatMap((one, at) => [...(at > 0 ? separator : ''), ...placesOf(one)]);

/** The position in the code at which a segment begins. */
export const placeOf = ({ segments, separator }: CodeRule, at: number): number =>
  allPlaces({ segments: segments.slice(0, at), separator }).length +
  (at > 0 ? separator.length : 0);

/** The length of every code of a rule. */
export const lengthOf = (rule: CodeRule): number => allPlaces(rule).length;

/** How many codes a rule can make before its serial number restarts. */
export function capacityOf({ segments }: CodeRule): number {
  const counted = segments.find((one) => one.kind === 'sequence');
  if (!counted) return 0;
  // Counted exactly up to here, which is more than anyone will print.
  const last = Math.min(counted.radix ** counted.width - 1, Number.MAX_SAFE_INTEGER);
  return Math.max(0, last - counted.start + 1);
}

/** The chance that somebody who knows the rule and a serial number guesses the code. */
export const guessChance = ({ segments }: CodeRule): number =>
  segments.reduce(
    (chance, one) =>
      one.kind === 'random' ? chance / alphabets[one.alphabet].length ** one.width : chance,
    1,
  );
export const worryingChance = 1e-9;
/** A standard code has forty bits that depend on the secret key. */
export const standardChance = 2 ** -40;

/** Whether two rules could make the same code. Cautious: compares character sets, not values. */
export function mayCollide(one: CodeRule, other: CodeRule): boolean {
  const [places, others] = [allPlaces(one), allPlaces(other)];
  return (
    places.length === others.length &&
    places.every((letters, at) => [...letters].some((letter) => others[at]!.includes(letter)))
  );
}

/**
 * Whether a rule can continue the counter of another, so that they never make the same code although their characters
 * would allow it: the serial number and the segments it restarts with are at the same positions in the same form.
 */
export function countsOn(one: CodeRule, other: CodeRule): boolean {
  const counting = (rule: CodeRule) => {
    const counted = rule.segments.find((part) => part.kind === 'sequence');
    const around = periodSegments(rule);
    return JSON.stringify(
      rule.segments.flatMap((part, at) => {
        if (part !== counted && !around.includes(part)) return [];
        return [[placeOf(rule, at), part.kind === 'sequence' ? { ...part, start: 0 } : part]];
      }),
    );
  };
  return counting(one) === counting(other);
}

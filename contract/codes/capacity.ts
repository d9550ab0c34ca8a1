import { periodSegments } from './periods.ts';
import { alphabets, type CodeRule, type Segment } from './segments.ts';

const digits = alphabets.digits;
const alphanumeric = `${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
const anything = `${alphanumeric}._-`;

/** What can stand at each place of a segment. */
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

/** Where in the code a segment begins. */
export const placeOf = ({ segments, separator }: CodeRule, at: number): number =>
  allPlaces({ segments: segments.slice(0, at), separator }).length +
  (at > 0 ? separator.length : 0);

/** How long every code of a rule is. */
export const lengthOf = (rule: CodeRule): number => allPlaces(rule).length;

/** How many codes a rule can make before its number begins anew. */
export function capacityOf({ segments }: CodeRule): number {
  const counted = segments.find((one) => one.kind === 'sequence');
  if (!counted) return 0;
  // Numbers are counted exactly as far as this, which is more than anyone will ever print.
  const last = Math.min(counted.radix ** counted.width - 1, Number.MAX_SAFE_INTEGER);
  return Math.max(0, last - counted.start + 1);
}

/** How likely it is that somebody who knows the rule and a number guesses its code. */
export const guessChance = ({ segments }: CodeRule): number =>
  segments.reduce(
    (chance, one) =>
      one.kind === 'random' ? chance / alphabets[one.alphabet].length ** one.width : chance,
    1,
  );
export const worryingChance = 1e-9;
/** A standard code carries forty bits that only the key knows. */
export const standardChance = 2 ** -40;

/** Whether some code could come from either rule. It errs on the side of caution: values are not looked at, only signs. */
export function mayCollide(one: CodeRule, other: CodeRule): boolean {
  const [places, others] = [allPlaces(one), allPlaces(other)];
  return (
    places.length === others.length &&
    places.every((letters, at) => [...letters].some((letter) => others[at]!.includes(letter)))
  );
}

/**
 * Whether a rule can go on counting where another stopped, so that they never make the same code although their signs
 * would allow it: the number, and what it begins anew with, stand at the same places in the same way.
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

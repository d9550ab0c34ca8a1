import { dateFormats, alphabets, type CodeRule, type Segment } from './segments.ts';

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
      return repeat(digits, dateFormats.find((format) => format === one.format)!.length);
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

/** How long every code of a rule is. */
export const lengthOf = (rule: CodeRule): number => allPlaces(rule).length;

/** How many codes a rule can make before its number begins anew. */
export function capacityOf({ segments }: CodeRule): number {
  const counted = segments.find((one) => one.kind === 'sequence');
  return counted ? Math.max(0, counted.radix ** counted.width - counted.start) : 0;
}

/** How likely it is that somebody who knows the rule and a number guesses its code. */
export const guessChance = ({ segments }: CodeRule): number =>
  segments.reduce(
    (chance, one) =>
      one.kind === 'random' ? chance / alphabets[one.alphabet].length ** one.width : chance,
    1,
  );
export const worryingChance = 1e-9;

/** Whether some code could come from either rule. It errs on the side of caution: values are not looked at, only signs. */
export function mayCollide(one: CodeRule, other: CodeRule): boolean {
  const [places, others] = [allPlaces(one), allPlaces(other)];
  return (
    places.length === others.length &&
    places.every((letters, at) => [...letters].some((letter) => others[at]!.includes(letter)))
  );
}

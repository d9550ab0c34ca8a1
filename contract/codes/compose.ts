import { dammDigit } from '#contract/gs1/check-characters.ts';
import { periodSegments, resetOf } from './periods.ts';
import { alphabets, type CodeContext, type CodeRule, type Segment } from './segments.ts';

const radixLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const two = (number: number) => String(number).padStart(2, '0');

/**
 * A value at exactly its width: padded with zeros, or only its last characters; characters not allowed in codes are
 * removed.
 */
export const fit = (value: string, width: number): string =>
  value
    .toUpperCase()
    .replace(/[^0-9A-Z._-]/g, '')
    .slice(-width)
    .padStart(width, '0');

/** A number in a radix; base 32 leaves out look-alikes. */
export function numberText(value: number, radix: number, width: number): string {
  const letters = radix === 32 ? alphabets.mixed : radixLetters;
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / radix))
    text = letters[rest % radix]! + text;
  return text.padStart(width, '0');
}

// Days are Shanghai days, which have no daylight saving time.
const shanghai = (day: Date) => new Date(day.getTime() + 8 * 3_600_000);

function dateText(day: Date, format: string): string {
  const local = shanghai(day);
  const year = local.getUTCFullYear();
  const dayOfYear = Math.floor((local.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  const parts: Record<string, string> = {
    YYYY: String(year),
    YY: two(year % 100),
    MM: two(local.getUTCMonth() + 1),
    DDD: String(dayOfYear).padStart(3, '0'),
    DD: two(local.getUTCDate()),
    WW: two(Math.min(53, Math.ceil(dayOfYear / 7))),
  };
  return format.replace(/YYYY|YY|MM|DDD|DD|WW/g, (part) => parts[part]!);
}

/** The check character for the characters before it. */
function checkText(method: string, before: string): string {
  const values = [...before.replace(/[^0-9A-Z]/gi, '').toUpperCase()].map((sign) =>
    radixLetters.indexOf(sign),
  );
  if (method === 'damm') return dammDigit(values.map((value) => String(value % 10)).join(''));
  const modulus = method === 'mod10' ? 10 : 36;
  const sum = values
    .toReversed()
    .reduce((total, value, at) => total + value * (at % 2 === 0 ? 3 : 1), 0);
  return radixLetters[(modulus - (sum % modulus)) % modulus]!;
}

/** The characters of a segment for one code. */
export function segmentText(
  one: Segment,
  context: CodeContext,
  sequence: number,
  random: (letters: string, width: number) => string,
  before: string,
): string {
  switch (one.kind) {
    case 'constant':
      return one.text;
    case 'date':
      return dateText(context.day, one.format);
    case 'part':
      return fit(context.part[one.take], one.width);
    case 'category':
      return fit(context.part.category, one.width);
    case 'field':
      return fit(context.part.fields[one.name] ?? '', one.width);
    case 'sequence':
      return numberText(sequence, one.radix, one.width);
    case 'random':
      return random(alphabets[one.alphabet], one.width);
    case 'check':
      return checkText(one.method, before);
    default:
      return fit(context[one.kind], one.width);
  }
}

/** Composes one code by a rule. */
export function composeCode(
  { segments, separator }: CodeRule,
  context: CodeContext,
  sequence: number,
  random: (letters: string, width: number) => string,
): string {
  const texts: string[] = [];
  for (const one of segments)
    texts.push(segmentText(one, context, sequence, random, texts.join('')));
  return texts.join(separator);
}

/**
 * The counter that a code's serial number comes from; a rule that restarts has one per period, batch or part. Batches
 * and parts are identified by what the code shows of them: two that look the same share a counter, so no code is made
 * twice.
 */
export function periodOf(rule: CodeRule, context: CodeContext): string {
  const reset = resetOf(rule);
  if (reset === 'never') return '';
  if (reset === 'batch' || reset === 'part') {
    const shown = periodSegments(rule).map((one) => segmentText(one, context, 0, () => '', ''));
    return `${reset[0]}:${shown.join(' ')}`;
  }
  return `d:${dateText(context.day, { year: 'YYYY', month: 'YYYYMM', day: 'YYYYMMDD' }[reset])}`;
}

/** The sum of digits with weights of three and one in turn, from the right; NaN where there is something else. */
function weigh(digits: string, last: 1 | 3): number {
  let sum = 0;
  for (let at = digits.length - 1, weight: number = last; at >= 0; at -= 1, weight = 4 - weight) {
    const digit = digits.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    sum += digit * weight;
  }
  return sum;
}

/** The check digit of GS1 keys: weights three and one from the right. */
export const hasCheckDigit = (digits: string): boolean => weigh(digits, 1) % 10 === 0;

/** The check digit that belongs behind digits of a GS1 key. */
export const checkDigitOf = (digits: string): string => String((10 - (weigh(digits, 3) % 10)) % 10);

/** The 82 characters of ISO 646 that GS1 allows, in order. */
export const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
const set32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const primes = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83,
];

/** The two check characters of a model number. */
export function hasCheckPair(value: string): boolean {
  if (value.length < 2) return false;
  const sum = [...value.slice(0, -2)]
    .toReversed()
    .reduce((total, sign, at) => total + set82.indexOf(sign) * primes[at]!, 0);
  const pair = sum % 1_021;
  return value.slice(-2) === set32[pair >> 5]! + set32[pair & 31]!;
}

// Totally anti-symmetric: detects every wrong digit and every swap of neighbours.
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** Damm's check digit. */
export function dammDigit(digits: string): string {
  return [...digits].reduce((at, digit) => quasigroup[Number(at)]![Number(digit)]!, '0');
}
export const hasDammDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && dammDigit(digits) === '0';

/** The check digit of GS1 keys: weights three and one from the right. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

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

import * as z from 'zod';
import { findText, say, type Text, type TextParams } from './text.ts';
import type { Language } from './language.ts';
import type { FieldError } from './envelope.ts';
import { errorTexts } from './texts/errors.ts';
import { validationTexts } from './texts/validation.ts';
import { fieldTexts } from './texts/fields.ts';

type Issue = z.core.$ZodIssue;

/** A rule's own message is a key in the validation texts, so one schema has messages in three languages. */
export type ValidationKey = keyof typeof validationTexts;
export const rule = (key: ValidationKey): string => key;

/** Large numbers with thousands separators. */
const grouped = (n: number | bigint): string =>
  n < 10_000 ? String(n) : n.toLocaleString('en-US', { maximumFractionDigits: 20 });

/** The safe integer limit is left out where a lower limit is reported too. */
const isFarther = (issue: Issue, all: readonly Issue[]): boolean =>
  issue.code === 'too_big' &&
  issue.origin === 'int' &&
  all.some(
    (one) => one !== issue && one.code === 'too_big' && one.path.join() === issue.path.join(),
  );

function generic(issue: Issue): [Text, TextParams] {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return [validationTexts.notWhole, {}];
      return [issue.input === undefined ? validationTexts.required : validationTexts.wrongType, {}];
    case 'too_small': {
      const least = { n: grouped(issue.minimum) };
      if (issue.origin === 'string')
        return [least.n === '1' ? validationTexts.required : validationTexts.tooShort, least];
      if (issue.origin === 'array') return [validationTexts.tooFew, least];
      return [
        issue.inclusive === false ? validationTexts.notMore : validationTexts.tooSmall,
        least,
      ];
    }
    case 'too_big': {
      const most = { n: grouped(issue.maximum) };
      if (issue.origin === 'string') return [validationTexts.tooLong, most];
      return [issue.origin === 'array' ? validationTexts.tooMany : validationTexts.tooBig, most];
    }
    case 'invalid_value':
      return [validationTexts.notAllowed, {}];
    case 'unrecognized_keys':
      return [validationTexts.unknownField, { names: issue.keys.join(', ') }];
    default:
      return [validationTexts.invalid, {}];
  }
}

/** Between a field's name and what is wrong with it: 'Name is required', '名称：不能为空'. */
export const afterName = (language: Language): string =>
  language === 'en' ? ' ' : say(validationTexts.colon, language);

/** Field errors of a failed parse in the user's language; `fields` adds a feature's own labels. */
export function fieldErrors(
  error: z.ZodError,
  language: Language,
  fields: Record<string, Text> = {},
): FieldError[] {
  return error.issues
    .filter((one, _at, all) => !isFarther(one, all))
    .map((issue) => {
      const field =
        issue.code === 'unrecognized_keys'
          ? (issue.keys[0] ?? '')
          : issue.path.map(String).join('.');
      const own = findText(validationTexts, issue.message);
      if (own) return { field, msg: say(own, language) };
      const [text, params] = generic(issue);
      // An array index has no label; its array has.
      const name = issue.path.findLast((step) => typeof step === 'string') ?? field;
      const label = findText(fields, name) ?? findText(fieldTexts, name);
      const said = say(text, language, params);
      if (name === '') return { field, msg: say(errorTexts.invalid, language) };
      const shown = label ? say(label, language) : name;
      const isNamed = issue.code !== 'unrecognized_keys';
      const between = isNamed ? afterName(language) : say(validationTexts.colon, language);
      return { field, msg: `${shown}${between}${said}` };
    });
}

/** Typed text: trimmed, without NUL and lone surrogates, which PostgreSQL cannot store. */
export const typed = (max: number) =>
  z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), {
      error: rule('badCharacters'),
    })
    .trim()
    .max(max);

export const requiredText = (max: number) => typed(max).min(1);

/** A whole number; in a query string its digits. Other values such as `true`, `[5]` or `0x10` are refused. */
export const wholeNumber = (check: (number: z.ZodNumber) => z.ZodNumber) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
    check(z.number().int()),
  );

/** A list filter; empty does not filter. */
export const filter = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
      schema.optional(),
    )
    .optional();

/** The id of a row; at most PostgreSQL's largest integer. */
export const rowId = wholeNumber((number) => number.positive().max(2_147_483_647));

export const password = z
  .string({ error: rule('passwordEmpty') })
  .min(1, { error: rule('passwordEmpty'), abort: true })
  .min(6, { error: rule('passwordLength'), abort: true })
  .max(16, { error: rule('passwordLength'), abort: true })
  .refine((value) => characterKinds(value) >= 2, { error: rule('passwordKinds') });

/** How many character classes a password uses: digits, lower case, upper case, others. */
export function characterKinds(value: string): number {
  return [/\d/, /[a-z]/, /[A-Z]/, /[^\da-zA-Z]/].filter((kind) => kind.test(value)).length;
}

export const mobile = z
  .string({ error: rule('mobileEmpty') })
  .trim()
  .min(1, { error: rule('mobileEmpty'), abort: true })
  .regex(/^(?:(?:\+|00)86)?1[3-9]\d{9}$/, { error: rule('formatError') });

/** The eleven digits of a mobile number, without the prefix it was typed with. */
export function bareMobile(value: string): string {
  return value.slice(-11);
}

/** A masked mobile number. */
export const maskMobile = (value: string) =>
  // Masking the middle of a short number would still show all of it.
  value === ''
    ? ''
    : value.length < 11
      ? `****${value.slice(-2)}`
      : `${value.slice(0, 3)}****${value.slice(-4)}`;

/** Only as much of a name as is needed to recognise somebody. */
export const maskName = ([first = '']: string) => first && `${first}**`;

/** The check character of a unified social credit code (GB 32100-2015). */
export function isCreditCode(value: string): boolean {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(value)) return false;
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
  const sum = weights.reduce(
    (total, weight, at) => total + weight * alphabet.indexOf(value[at]!),
    0,
  );
  return alphabet[(31 - (sum % 31)) % 31] === value[17];
}

export const creditCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { error: rule('required'), abort: true })
  .refine(isCreditCode, { error: rule('creditCode') });

/** An office or personal telephone number: digits, spaces, brackets, hyphens, and an optional plus. */
export const telephone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()-]{5,24}$/, { error: rule('formatError') });

export const optionalEmail = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .max(128)
      .pipe(z.email({ error: rule('email') })),
  ])
  .default('');

/** A web URL that a phone can open. */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .pipe(z.url({ protocol: /^https?$/, hostname: /.+/, error: rule('webAddress') }));

/** The public key of a log or a witness: name, id and key, as signed notes write it. The server checks that they fit. */
export const logPublicKey = typed(300).regex(/^[^+\s]+\+[0-9a-f]{8}\+[0-9A-Za-z+/]{20,}={0,2}$/, {
  error: rule('logPublicKey'),
});

/** The check digit of GS1 keys with 8, 12, 13 or 14 digits. */
export function isGtin(value: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(value)) return false;
  const digits = [...value].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** A global location number: thirteen digits, the last one checks the others. */
export const optionalGln = typed(13)
  .refine((value) => value === '' || (value.length === 13 && isGtin(value)), { error: rule('gln') })
  .default('');

export const optionalGtin = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .refine(isGtin, { error: rule('gtin') }),
  ])
  .default('');

/** Money in whole cents. */
export const cents = wholeNumber((number) => number.min(0).max(99_999_999_999));

/** A quantity as a decimal string: no exponent, no sign, no floating point. */
export const quantity = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/, { error: rule('quantity') });

/** A quantity above zero. */
export const positiveQuantity = quantity.refine((value) => /[1-9]/.test(value), {
  error: rule('aboveZero'),
});

/** A plausible date; others are typing errors. */
export const day = z.iso.date({ abort: true }).regex(/^(19|20|21)/, { error: rule('invalid') });

/** A plausible date and time with its UTC offset. */
export const moment = z.iso
  .datetime({ offset: true, abort: true })
  .regex(/^(19|20|21)/, { error: rule('invalid') });

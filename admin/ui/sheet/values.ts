import { sheetTexts as texts } from './texts.ts';
import type { Mark, SheetColumn, SheetOption } from './types.ts';

/** Typed or pasted text as the column keeps it; what it cannot read stays as it is, and is marked. */
export function readValue(column: SheetColumn, typed: string): string {
  const text = typed.trim();
  if (text === '' || column.kind === 'text') return text;
  if (column.kind === 'number') return readNumber(text);
  if (column.kind === 'time') return readTime(text);
  return optionOf(column, text)?.value ?? text;
}

/** What is to be known about a value: that it cannot be read, is outside its limits, or stands for a failure. */
export function markOf(column: SheetColumn, value: string): Mark | null {
  if (value === '') return null;
  const { kind, maxLength } = column;
  if (maxLength !== undefined && value.length > maxLength)
    return { kind: 'error', text: texts.tooLong, params: { max: maxLength } };
  if (kind === 'number') return markOfNumber(column, value);
  if (kind === 'time' && !isTime(value)) return { kind: 'error', text: texts.noTime };
  if (kind !== 'choice') return null;
  const option = optionOf(column, value);
  if (!option) {
    const list = (column.options ?? []).map(({ label }) => label).join(' / ');
    return { kind: 'error', text: texts.noChoice, params: { list } };
  }
  return option.isBad ? { kind: 'fail', text: texts.failed } : null;
}

/** The value as it is shown. */
export const shownValue = (column: SheetColumn, value: string): string =>
  column.kind === 'choice' && value ? (optionOf(column, value)?.label ?? value) : value;

/** The option that a key chooses. */
export const optionOfKey = (column: SheetColumn, key: string): SheetOption | undefined =>
  key.length === 1
    ? column.options?.find(({ keys }) => keys.includes(key.toLowerCase()))
    : undefined;

function optionOf({ options }: SheetColumn, text: string): SheetOption | undefined {
  const word = text.toLowerCase();
  return options?.find(
    ({ value, label, aliases }) =>
      value === word || label.toLowerCase() === word || aliases.includes(word),
  );
}

function markOfNumber({ min, max }: SheetColumn, value: string): Mark | null {
  const number = plainNumber.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(number)) return { kind: 'error', text: texts.noNumber };
  if (max != null && number > max)
    return { kind: 'high', text: texts.high, params: { limit: max } };
  if (min != null && number < min) return { kind: 'low', text: texts.low, params: { limit: min } };
  return null;
}

const plainNumber = /^-?(\d+\.?\d*|\.\d+)$/;
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Full-width digits and signs become plain ones, and groups of thousands lose their commas. */
function readNumber(text: string): string {
  const plain = text
    .replaceAll(/[０-９．，－]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('−', '-')
    .replace(/^\+/, '');
  return grouped.test(plain) ? plain.replaceAll(',', '') : plain;
}

const wholeTime = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2})?)$/;
const looseTime =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]+(\d{1,2}):(\d{2})(:\d{2})?)?$/;

/** Whether it is a time in our form, of a day that the calendar has. */
function isTime(value: string): boolean {
  const [, day, time] = wholeTime.exec(value) ?? [];
  const read = new Date(`${day}T${time}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day!);
}

/** `2026/11/3 8:05` becomes `2026-11-03 08:05`. */
function readTime(text: string): string {
  const found = looseTime.exec(text);
  if (!found) return text;
  const [, year, month, day, hour = '0', minute = '00', seconds = ''] = found;
  const two = (part: string) => part.padStart(2, '0');
  return `${year}-${two(month!)}-${two(day!)} ${two(hour)}:${minute}${seconds}`;
}

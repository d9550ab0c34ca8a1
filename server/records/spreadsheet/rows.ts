import type * as z from 'zod';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { afterName, fieldErrors } from '#contract/validation.ts';
import { Refusal } from '../../refusal.ts';
import type { ImportColumn } from '../plan.ts';
import { labelOf } from './columns.ts';
import type { Found, RowError } from './head.ts';
import { choose, type Choice } from './options.ts';
import type { Merge, ReadRow } from './read-workbook.ts';
import { tidy } from './words.ts';

/** A valid row, as the form would send it. */
export type GoodRow<T> = { row: number; given: T };
type Fields = Readonly<Record<string, Text>>;

/** Parses the cells of every row and validates them; errors are reported with their row. */
export function readRows<I extends z.ZodObject>(
  { places, rows, merges }: Found,
  input: I,
  fields: Fields,
  choices: ReadonlyMap<ImportColumn, Choice>,
  language: Language,
): { good: GoodRow<z.output<I>>[]; errors: RowError[] } {
  const good: GoodRow<z.output<I>>[] = [];
  const errors: RowError[] = [];
  const labels = new Map(
    places.map(({ column }) => [column.field, say(labelOf(column, fields), language)]),
  );
  const nameOf = (field: string) => labels.get(field) ?? say(labelOf({ field }, fields), language);

  for (const line of rows) {
    const given: Record<string, unknown> = {};
    const wrong = new Map<string, string>();
    const here = merges.filter(
      ({ firstRow, lastRow }) => line.row >= firstRow && line.row <= lastRow,
    );
    for (const { column, at } of places) {
      const read = readCell(line, at, column, here, choices.get(column), language);
      if ('msg' in read) wrong.set(column.field, read.msg);
      else if (read.value !== undefined) given[column.field] = read.value;
    }
    const parsed = input.safeParse(given, { reportInput: true });
    // A cell that could not be read is reported once, with its own reason.
    if (!parsed.success)
      for (const { field, msg } of fieldErrors(parsed.error, language, fields)) {
        const top = field.split('.')[0]!;
        if (!wrong.has(top)) wrong.set(top, withoutName(msg, nameOf(top), language));
      }
    for (const [field, msg] of wrong) errors.push({ row: line.row, field: nameOf(field), msg });
    if (parsed.success && wrong.size === 0) good.push({ row: line.row, given: parsed.data });
  }
  return { good, errors };
}

/** The column is shown next to the message, so the message need not begin with it. */
export function withoutName(msg: string, name: string, language: Language): string {
  const start = `${name}${afterName(language)}`;
  return msg.startsWith(start) ? msg.slice(start.length) : msg;
}

const { cell: texts } = spreadsheetTexts;

function readCell(
  { cells }: ReadRow,
  at: number,
  column: ImportColumn,
  merges: readonly Merge[],
  choice: Choice | undefined,
  language: Language,
): { value: unknown } | { msg: string } {
  const isMerged = merges.some(
    ({ firstColumn, lastColumn }) => at >= firstColumn && at <= lastColumn,
  );
  if (isMerged) return { msg: say(texts.merged, language) };
  const cell = cells[at] ?? null;
  if (cell !== null && typeof cell === 'object')
    return { msg: say(texts[cell.problem], language, { value: cell.value ?? '' }) };
  const words = cell === null ? '' : tidy(cell);
  if (words === '')
    return column.isRequired
      ? { msg: say(validationTexts.required, language) }
      : { value: undefined };
  if (choice) {
    const pieces = column.isList
      ? words
          .split(/[、,，;；]/)
          .map(tidy)
          .filter(Boolean)
      : [words];
    const chosen = pieces.map((piece) => choose(choice, piece, language));
    const wrong = chosen.find((one) => 'text' in one);
    if (wrong) return { msg: say(wrong.text, language, wrong.params) };
    const values = chosen.map((one) => (one as { value: unknown }).value);
    return { value: column.isList ? values : values[0] };
  }
  try {
    return { value: column.read ? column.read(words, language) : words };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { msg: say(error.text, language, error.details.params) };
  }
}

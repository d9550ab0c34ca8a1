import type { Language } from '#contract/language.ts';
import { t, type Text } from '#contract/text.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import type { AnyExportColumn } from '../plan.ts';
import type { Cell } from './cells.ts';
import { clockTime } from './times.ts';

/** The header of a column. */
export function labelOf(
  { field, label }: { field: string; label?: Text },
  fields: Readonly<Record<string, Text>>,
): Text {
  return (
    label ?? fields[field] ?? (fieldTexts as Record<string, Text>)[field] ?? t(field, field, field)
  );
}

const isTime = ({ field, as }: AnyExportColumn) =>
  as === 'time' || (!as && field.endsWith('_time'));

export const widthOf = (column: AnyExportColumn): number =>
  column.width ?? (isTime(column) ? 17 : column.as === 'money' ? 12 : 18);

/** Turns a row of the list into the cells of a sheet. */
export function cellMaker(columns: readonly AnyExportColumn[], language: Language) {
  const makers = columns.map((column): ((row: Record<string, unknown>) => Cell) => {
    const { field, show, as } = column;
    if (show) return (row) => show(row[field] as never, language, row as never);
    if (as === 'money')
      return (row) => (row[field] == null ? null : { cents: row[field] as number });
    if (isTime(column))
      return (row) => (row[field] == null ? null : clockTime(row[field] as string | Date));
    return (row) => plain(row[field], language);
  });
  return (row: object): Cell[] => makers.map((make) => make(row as Record<string, unknown>));
}

function plain(value: unknown, language: Language): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return spreadsheetTexts[value ? 'yes' : 'no'][language];
  if (Array.isArray(value)) return value.map(String).join(', ');
  return JSON.stringify(value);
}

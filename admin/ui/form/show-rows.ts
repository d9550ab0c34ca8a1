import type { Say } from '#admin/app/language.ts';
import { sameValue } from '#admin/ui/same-value.ts';
import { comma, findText } from '#contract/text.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import type { FormScope } from './form-scope.ts';
import { readable } from './readable.ts';
import { formTexts } from './texts.ts';

type Row = Readonly<Record<string, unknown>>;
type Shown = Pick<FormScope, 'labels' | 'shows'> & { say: Say };
/** More rows that differ are left out: both versions stand in the form's own list soon enough. */
const mostRows = 5;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): readonly Row[] | null =>
  Array.isArray(value) && value.length > 0 && value.every(isRow) ? value : null;

/** A value beside another version of it. Of lists with rows only what differs is told, by the labels of the form. */
export function showBeside(field: string, value: unknown, other: unknown, shown: Shown): string {
  const show = shown.shows.get(field);
  if (isEmpty(value)) return '';
  if (show) return show(value);
  const rows = rowsOf(value);
  return rows ? showRows(field, rows, rowsOf(other) ?? [], shown) : readable(value, shown.say);
}

function showRows(field: string, rows: readonly Row[], others: readonly Row[], shown: Shown) {
  const { say, labels } = shown;
  const textOf = (name: string) => labels[name] ?? findText(fieldTexts, name);
  const differing = rows.map((row, at) => differsIn(row, others[at] ?? {}));
  // Attributes have names of their own.
  if (differing.flat().some((name) => !textOf(name))) return readable(rows, say);
  const told = rows.flatMap((row, at) => {
    const facts = differing[at]!.map(
      (name) => `${say(textOf(name)!)} ${showCell(`${field}.`, name, row[name], shown)}`,
    ).join(say(comma));
    const place = say(formTexts.list.row, { n: at + 1 });
    return facts === '' ? [] : [say(formTexts.list.told, { row: place, facts })];
  });
  const count = say(formTexts.list.count, { n: rows.length });
  return [
    ...(rows.length === others.length ? [] : [count]),
    ...told.slice(0, mostRows),
    ...(told.length > mostRows ? ['…'] : []),
  ].join(say(formTexts.list.between));
}

const differsIn = (row: Row, other: Row): string[] =>
  [...new Set([...Object.keys(row), ...Object.keys(other)])].filter(
    (name) => !sameValue(row[name], other[name]),
  );

/** As some row of the list shows such a value; each knows the name of its own choice only. */
function showCell(list: string, name: string, value: unknown, { shows, say }: Shown): string {
  if (isEmpty(value)) return '–';
  const said = [...shows]
    .filter(([path]) => path.startsWith(list) && path.endsWith(`.${name}`))
    .map(([, show]) => show(value));
  return said.find((text) => !text.startsWith('#')) ?? said[0] ?? readable(value, say);
}

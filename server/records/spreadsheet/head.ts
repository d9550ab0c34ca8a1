import { codes } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { Refusal } from '../../refusal.ts';
import type { ImportColumn } from '../plan.ts';
import { refuseFile } from './accept.ts';
import { columnName } from './cells.ts';
import { labelOf } from './columns.ts';
import {
  titleRows,
  type Merge,
  type ReadCell,
  type ReadRow,
  type ReadSheet,
} from './read-workbook.ts';
import { headWords } from './words.ts';

type Fields = Readonly<Record<string, Text>>;
/** An error and its position. */
export type RowError = { row: number; field: string; msg: string };

/** The positions of the columns, the rows below the header, and the total number. */
export type Found = {
  places: { column: ImportColumn; at: number }[];
  rows: ReadRow[];
  count: number;
  merges: Merge[];
};
type Known = ReadonlyMap<string, ImportColumn>;

const texts = spreadsheetTexts.head;

/** Every name of a column: its label in each language, and its field. */
export function knownHeads(columns: readonly ImportColumn[], fields: Fields): Known {
  const known = new Map<string, ImportColumn>();
  for (const column of columns)
    for (const name of [...Object.values(labelOf(column, fields)), column.field]) {
      const words = headWords(name);
      if ((known.get(words) ?? column) !== column)
        throw new Error(`Two columns of an import are called ${name}.`);
      known.set(words, column);
    }
  return known;
}

/**
 * Finds the header row in the one sheet that has it, with rows below; a second such sheet, or a column unknown, missing
 * or twice refuses the file.
 */
export function findHead(
  sheets: readonly ReadSheet[],
  columns: readonly ImportColumn[],
  fields: Fields,
  language: Language,
): Found {
  const known = knownHeads(columns, fields);
  const headed = sheets.flatMap((sheet) => {
    const at = sheet.rows.slice(0, titleRows + 1).findIndex(({ cells }) => isHead(cells, known));
    return at < 0 ? [] : [{ sheet, head: sheet.rows[at]!, rows: sheet.rows.slice(at + 1), at }];
  });
  const filled = headed.filter(({ rows }) => rows.length > 0);
  // Importing one of them and ignoring the other would look like success.
  if (filled.length > 1)
    throw refuseFile(spreadsheetTexts.file.severalSheets, {
      names: filled.map(({ sheet }) => sheet.name).join('、'),
    });
  const chosen = filled[0] ?? headed[0];
  if (!chosen) throw refuseFile(spreadsheetTexts.file.noHeader);
  const { sheet, head, rows, at } = chosen;
  const { places, problems } = placesOf(chosen, columns, known, (column) =>
    say(labelOf(column, fields), language),
  );
  if (problems.length > 0) throw wrongHead(problems, head.row, language);
  const merges = sheet.merges.filter(({ lastRow }) => lastRow > head.row);
  return { places, rows, count: sheet.count - at - 1, merges };
}

const wordsOf = (cell: ReadCell | undefined) => (typeof cell === 'string' ? headWords(cell) : '');

/** Two known names make a header row, or one if the row has nothing else. */
function isHead(cells: readonly ReadCell[], known: Known): boolean {
  const filled = cells.map(wordsOf).filter((words) => words !== '');
  const hits = filled.filter((words) => known.has(words)).length;
  return hits >= 2 || (hits === 1 && filled.length === 1);
}

type Problem = { field: string; text: Text; params?: TextParams };

function placesOf(
  { sheet, head, rows }: { sheet: ReadSheet; head: ReadRow; rows: ReadRow[] },
  columns: readonly ImportColumn[],
  known: Known,
  nameOf: (column: ImportColumn) => string,
) {
  const places: Found['places'] = [];
  const problems: Problem[] = [];
  const width = Math.max(head.cells.length, ...rows.map(({ cells }) => cells.length));
  for (let at = 0; at < width; at += 1) {
    const cell = head.cells[at] ?? null;
    const words = wordsOf(cell);
    const column = known.get(words);
    const name = column
      ? nameOf(column)
      : typeof cell === 'string' && words !== ''
        ? cell.trim()
        : columnName(at);
    if (cell !== null && typeof cell === 'object')
      problems.push({ field: columnName(at), text: texts.formula });
    else if (column && places.some((place) => place.column === column))
      problems.push({ field: name, text: texts.twice, params: { name } });
    else if (column) places.push({ column, at });
    else if (words !== '' || rows.some(({ cells }) => cells[at] != null && cells[at] !== ''))
      problems.push({ field: name, text: texts.unknown, params: { name } });
  }
  for (const column of columns)
    if (column.isRequired && !places.some((place) => place.column === column)) {
      const name = nameOf(column);
      problems.push({ field: name, text: texts.missing, params: { name } });
    }
  if (sheet.merges.some(({ firstRow, lastRow }) => firstRow <= head.row && lastRow >= head.row))
    problems.push({ field: '', text: texts.merged });
  return { places, problems };
}

function wrongHead(problems: readonly Problem[], row: number, language: Language): Refusal {
  const errors: RowError[] = problems.map(({ field, text, params }) => ({
    row,
    field,
    msg: say(text, language, params),
  }));
  const joined = errors.map(({ msg }) => msg).join(language === 'en' ? ', ' : '、');
  return new Refusal(spreadsheetTexts.file.wrongHead, {
    code: codes.invalid,
    params: { problems: joined },
    data: { rows: 0, errors },
  });
}

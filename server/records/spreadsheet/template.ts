import { say, type Text } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import type { Reader } from '../list-plan.ts';
import type { ImportColumn } from '../plan.ts';
import { looks, type Cell } from './cells.ts';
import { labelOf } from './columns.ts';
import { readChoices, someWords, type Choice } from './options.ts';
import { writeWorkbook } from './workbook.ts';

const { guide } = spreadsheetTexts;
// A cell is limited to 32,767 characters, more than anybody reads.
const mostWords = 500;

/**
 * A workbook to fill in: the header row, and a sheet that explains each column. An example row would sooner or later be
 * imported.
 */
export async function makeTemplate(
  reader: Reader,
  name: Text,
  columns: readonly ImportColumn[],
  fields: Readonly<Record<string, Text>>,
): Promise<Buffer> {
  const { language } = reader;
  const choices = await readChoices(reader, columns);
  const heads = columns.map(
    (column) => say(labelOf(column, fields), language) + (column.isRequired ? '*' : ''),
  );
  const explained = columns.map((column, at): Cell[] => [
    heads[at]!,
    say(spreadsheetTexts[column.isRequired ? 'yes' : 'no'], language),
    wordsOf(choices.get(column), reader),
    column.example ?? choices.get(column)?.shown[0] ?? null,
    column.hint ? say(column.hint, language) : null,
  ]);
  const titles = [guide.column, guide.isRequired, guide.words, guide.example, guide.hint];
  const body = writeWorkbook([
    {
      name: say(name, language),
      widths: columns.map(() => 20),
      head: heads,
      rows: [],
      // Keeps leading zeros of codes.
      look: looks.text,
    },
    {
      name: say(guide.sheet, language),
      widths: [24, 10, 48, 28, 48],
      head: titles.map((title) => say(title, language)),
      rows: [explained],
    },
  ]);
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const wordsOf = (choice: Choice | undefined, { language }: Reader): Cell =>
  choice ? someWords(choice, language, mostWords) : null;

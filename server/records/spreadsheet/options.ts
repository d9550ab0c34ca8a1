import { languages, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import type { Reader } from '../list-plan.ts';
import type { ImportColumn } from '../plan.ts';
import { plainWords } from './words.ts';

type Option = { value: unknown; names: readonly string[] };
/** The allowed texts of a column: their values, and how they are shown. */
export type Choice = { values: Map<string, unknown[]>; shown: string[] };

const mostShown = 10;

/** The label of an option in a language; a single label is used for all. */
const wordIn = (names: readonly string[], language: Language): string =>
  (names.length < languages.length ? names[0] : names[languages.indexOf(language)]) ?? '';

/** Loads the options of every column that has some, once per import. */
export async function readChoices(
  reader: Reader,
  columns: readonly ImportColumn[],
): Promise<Map<ImportColumn, Choice>> {
  const choices = new Map<ImportColumn, Choice>();
  for (const column of columns)
    if (column.options)
      choices.set(column, choiceOf(await column.options(reader), reader.language));
  return choices;
}

function choiceOf(options: readonly Option[], language: Language): Choice {
  const values = new Map<string, unknown[]>();
  for (const { value, names } of options)
    for (const name of new Set(names.map(plainWords))) {
      const earlier = values.get(name) ?? [];
      if (!earlier.includes(value)) values.set(name, [...earlier, value]);
    }
  return { values, shown: options.map(({ names }) => wordIn(names, language)) };
}

/** The first options of a column, and how many there are if that is not all. */
export function someWords({ shown }: Choice, language: Language, most = mostShown): string {
  const separator = language === 'en' ? ', ' : '、';
  const some = shown.slice(0, most).join(separator);
  if (shown.length <= most) return some;
  return `${some} ${say(spreadsheetTexts.guide.more, language, { n: shown.length })}`;
}

/** The value of a cell text, or the error. */
export function choose(
  choice: Choice,
  words: string,
  language: Language,
): { value: unknown } | { text: Text; params: TextParams } {
  const found = choice.values.get(plainWords(words)) ?? [];
  if (found.length === 1) return { value: found[0] };
  if (found.length > 1) return { text: spreadsheetTexts.cell.ambiguous, params: { value: words } };
  const params = { value: words, words: someWords(choice, language) };
  return { text: spreadsheetTexts.cell.notAllowed, params };
}

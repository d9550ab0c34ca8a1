import { languages, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import type { Reader } from '../list-plan.ts';
import type { ImportColumn } from '../plan.ts';
import { plainWords } from './words.ts';

type Option = { value: unknown; names: readonly string[] };
/** The words of a column: what each stands for, and how they are shown. */
export type Choice = { values: Map<string, unknown[]>; shown: string[] };

const mostShown = 10;

/** One word of an option in a language; one that has a single name has it in all. */
const wordIn = (names: readonly string[], language: Language): string =>
  (names.length < languages.length ? names[0] : names[languages.indexOf(language)]) ?? '';

/** Asks for the allowed words of every column that has some, once per import. */
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

/** The first words of a choice, and how many there are where that is not all. */
export function someWords({ shown }: Choice, language: Language, most = mostShown): string {
  const separator = language === 'en' ? ', ' : '、';
  const some = shown.slice(0, most).join(separator);
  if (shown.length <= most) return some;
  return `${some} ${say(spreadsheetTexts.guide.more, language, { n: shown.length })}`;
}

/** What a word in a cell stands for, or what to say of it. */
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

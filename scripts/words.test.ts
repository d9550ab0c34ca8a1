import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentTexts, spokenTexts, type SpokenText } from './spoken-texts.ts';

const root = new URL('../', import.meta.url);
const texts = spokenTexts(root);
const contents = contentTexts(root);
const glossary = readFileSync(new URL('docs/glossary.md', root), 'utf8');

/** The rows of the table that follows a line of the glossary, cell by cell. */
function tableAfter(line: string): string[][] {
  const [, after = ''] = glossary.split(`\n${line}`);
  const table = after.slice(after.indexOf('\n|') + 1).split('\n\n')[0]!;
  const cells = (row: string) => row.split('|').slice(1, -1);
  return table
    .split('\n')
    .slice(2)
    .map((row) => cells(row).map((cell) => cell.trim()));
}

const several = (cell: string, separator: string) => cell.split(separator).map((one) => one.trim());
const terms = tableAfter('## The words on screen').map(([zh, en, tw]) => ({
  zh: zh!,
  en: several(en!, '/').map(singular),
  tw: several(tw!, '/'),
}));
const never = Object.fromEntries(
  tableAfter('Words that never appear on screen:').map(([language, words]) => [
    language!,
    several(words!, ','),
  ]),
);

/** So that labels compare as words: ‘Batches’ and ‘a batch’ are ‘batch’. */
function singular(label: string): string {
  return label
    .toLowerCase()
    .replace(/^(a|an|the) /, '')
    .replace(/ies$/, 'y')
    .replace(/(ch|x|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '');
}

const seen = ({ at, text }: SpokenText) => `${at}: ${text.zh_CN} | ${text.en} | ${text.zh_TW}`;

/** What is left of a Chinese text when the longer terms that contain a term are taken out. */
function without(longer: readonly string[], text: string): string {
  return longer.reduce((rest, term) => rest.replaceAll(term, '·'), text);
}

describe('the words on screen', () => {
  test('are found, and so are the tables of the glossary', () => {
    expect(texts.length).toBeGreaterThan(9_000);
    expect(contents.length).toBeGreaterThan(50);
    expect(terms.length).toBeGreaterThan(90);
    expect(Object.keys(never)).toEqual(['English', 'Chinese', 'Traditional']);
    for (const term of terms) {
      const some = texts.some(({ text }) => text.zh_CN.includes(term.zh));
      expect(some, `a term that nothing says: ${term.zh}`).toBe(true);
    }
  });

  test('have one Traditional word for each term', () => {
    const wrong = terms.flatMap(({ zh, tw }) => {
      const longer = terms
        .map((other) => other.zh)
        .filter((other) => other !== zh && other.includes(zh))
        .toSorted((one, other) => other.length - one.length);
      return texts
        .filter(({ text }) => without(longer, text.zh_CN).includes(zh))
        .filter(({ text }) => !tw.some((word) => text.zh_TW.includes(word)))
        .map((text) => `${zh} is ${tw.join(' or ')}: ${seen(text)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have one English word where a label is a term', () => {
    const wrong = terms.flatMap(({ zh, en }) =>
      texts
        .filter(({ text }) => text.zh_CN === zh && !en.includes(singular(text.en)))
        .map((text) => `${zh} is ${en.join(' or ')}: ${seen(text)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('leave out those that never appear', () => {
    const english = new RegExp(`(?<![\\w{])(?:${never.English!.join('|')})(?![\\w}])`, 'i');
    const wrong = [...texts, ...contents].filter(
      ({ text }) =>
        english.test(text.en) ||
        never.Chinese!.some((word) => text.zh_CN.includes(word)) ||
        never.Traditional!.some((word) => text.zh_TW.includes(word)),
    );
    expect(wrong.map(seen)).toEqual([]);
  });

  test('are those of the screen where articles and help quote them', () => {
    const quotes = { zh_CN: /“([^”]+)”/g, en: /“([^”]+)”/g, zh_TW: /「([^」]+)」/g };
    const quoted = (['zh_CN', 'en', 'zh_TW'] as const).flatMap((language) => {
      const labels = new Set(texts.map(({ text }) => text[language]));
      return contents.flatMap(({ at, text }) =>
        [...text[language].matchAll(quotes[language])].map(([, label]) => ({
          label: `${at}: ${label}`,
          isShown: labels.has(label!),
        })),
      );
    });
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter(({ isShown }) => !isShown)).toEqual([]);
  });
});

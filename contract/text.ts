import type { Language } from './language.ts';

/** One sentence in the three languages, side by side so that none can be forgotten. */
export type Text = Readonly<Record<Language, string>>;
export type TextParams = Readonly<Record<string, string | number>>;
export type TextShelf = { readonly [key: string]: Text | TextShelf };

export function t(zh_CN: string, en: string, zh_TW: string): Text {
  return { zh_CN, en, zh_TW };
}

/** Between the things of a list. */
export const comma = t('、', ', ', '、');

export function isText(value: Text | TextShelf | undefined): value is Text {
  return typeof value?.zh_CN === 'string';
}

const places = /\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}/g;

/** The text in one language with its `{name}` placeholders filled; `{n:time|times}` picks the plural form. */
export function say(text: Text, language: Language, params?: TextParams): string {
  const sentence = text[language];
  if (!params) return sentence;
  return sentence.replace(places, (place, name: string, one?: string, many?: string) => {
    const value = String(params[name] ?? place);
    if (one === undefined || many === undefined) return value;
    return value === '1' ? one : many;
  });
}

/** Finds a text by its dotted key in a catalogue. */
export function findText(shelf: TextShelf, key: string): Text | undefined {
  let place: Text | TextShelf | undefined = shelf;
  for (const step of key.split('.')) {
    if (place === undefined || isText(place) || !Object.hasOwn(place, step)) return undefined;
    place = place[step];
  }
  return isText(place) ? place : undefined;
}

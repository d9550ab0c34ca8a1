import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { isText, say, t, type Text, type TextShelf } from './text.ts';
import { simplifiedIn } from './texts/characters.ts';

type Found = { at: string; text: Text };
const here = new URL('./', import.meta.url);

function walk(at: string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value as Text | TextShelf)) return [{ at, text: value as Text }];
  return Object.entries(value).flatMap(([key, inner]) => walk(`${at}.${key}`, inner));
}

// Every file of the folder is read, so that unregistered catalogues are found too.
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const modules = await Promise.all(
  files.map(async (name) => ({ name, module: (await import(new URL(name, here).href)) as object })),
);
const found = modules.flatMap(({ name, module }) => walk(name, module));

describe('[LNG-1] the text catalogues', () => {
  test('are found', () => {
    expect(found.length).toBeGreaterThan(120);
    expect(new Set(found.map(({ at }) => at.split('.ts')[0])).size).toBeGreaterThan(8);
  });

  test('say everything in three languages', () => {
    for (const { at, text } of found)
      for (const language of languages)
        expect(text[language]?.trim(), `${at} ${language}`).toBeTruthy();
  });

  test('fill the same places in all three', () => {
    const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    for (const { at, text } of found)
      for (const language of languages)
        expect(places(text[language]), `${at} ${language}`).toEqual(places(text.zh_CN));
  });

  test('choose words only by numbers that they have', () => {
    for (const { at, text } of found)
      for (const language of languages)
        for (const [, name] of text[language].matchAll(/\{(\w+):/g))
          expect(text[language], `${at} ${language}`).toContain(`{${name}}`);
  });

  test('say one of a thing as one, and more of them as more', () => {
    const text = t('{n} 次', '{n} {n:time|times}', '{n} 次');
    expect(say(text, 'en', { n: 1 })).toBe('1 time');
    expect(say(text, 'en', { n: '1' })).toBe('1 time');
    expect(say(text, 'en', { n: 0 })).toBe('0 times');
    expect(say(text, 'en', { n: '1,001' })).toBe('1,001 times');
    expect(say(text, 'zh_CN', { n: 1 })).toBe('1 次');
  });

  test('write traditional Chinese with traditional characters', () => {
    for (const { at, text } of found) {
      expect(simplifiedIn(text.zh_TW), `${at}: ${text.zh_TW}`).toBe('');
    }
  });

  test('write English without Chinese characters', () => {
    for (const { at, text } of found)
      expect(/\p{Script=Han}/u.test(text.en), `${at}: ${text.en}`).toBe(false);
  });
});

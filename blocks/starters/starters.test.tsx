import { describe, expect, test } from 'vitest';
import { BlockPlace } from '#blocks/BlockPlace.tsx';
import { blocksOf } from '#blocks/kit/document.ts';
import { faultsOf, openPage } from '#blocks/open.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { languages } from '#contract/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { starters } from './list.ts';

const cases = starters.map((starter) => [starter.key, starter] as const);

/** Every text at any depth: a multilingual one is an object with these keys. */
function textsIn(value: unknown): Partial<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh_CN' in value) return [value];
  return Object.values(value).flatMap(textsIn);
}

describe('a page to begin with', () => {
  test('there are for eight trades at least, each with a name of its own', () => {
    expect(starters.filter(({ kind }) => kind === 'trace').length).toBeGreaterThanOrEqual(8);
    expect(new Set(starters.map(({ key }) => key)).size).toBe(starters.length);
    expect(new Set(starters.map(({ name }) => name.en)).size).toBe(starters.length);
  });

  test.each(cases)('%s could be published as it is', (_key, { document }) => {
    expect(openPage(document)).toEqual(document);
    expect(faultsOf(document)).toEqual([]);
  });

  test.each(cases.filter(([, { kind }]) => kind === 'trace' || kind === 'security'))(
    '%s begins with the verdict, before any picture',
    (_key, { document }) => {
      expect(blocksOf(document)[0]!.type).toBe(queryResult.type);
    },
  );

  test.each(cases)('%s is written in all three languages', (_key, { document }) => {
    const texts = textsIn(document);
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts)
      for (const language of languages) expect(text[language], JSON.stringify(text)).not.toBe('');
  });

  test.each(cases)('%s shows every one of its blocks to a buyer', (_key, { document }) => {
    for (const language of languages) {
      const scene = sampleScene('inactive', language, 'page');
      for (const block of blocksOf(document)) {
        const markup = renderToStaticMarkup(<BlockPlace block={block} scene={scene} />);
        expect(markup.replace(/<div[^>]*><\/div>/, ''), block.type).not.toBe('');
      }
    }
  });
});

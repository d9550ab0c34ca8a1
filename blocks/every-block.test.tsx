// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { isText, type Text } from '#contract/text.ts';
import { findView } from './views.ts';
import type { Field, Fields } from './kit/fields.ts';
import { rulesOf } from './kit/schema.ts';
import { initialOf } from './kit/spec.ts';
import { blockSpecs } from './list.ts';
import { sampleScene, sceneNames } from './samples/scenes.ts';

const textsOf = (fields: Fields): Text[] =>
  Object.values(fields).flatMap((field: Field) => [
    field.label,
    ...(field.hint ? [field.hint] : []),
    ...('options' in field ? field.options.map(({ label }) => label) : []),
    ...(field.kind === 'list' ? [field.add, ...textsOf(field.item)] : []),
    ...(field.kind === 'group' ? textsOf(field.fields) : []),
  ]);

test('no two blocks are stored under one name', () => {
  const types = blockSpecs.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

test('no two blocks have the same drawing', () => {
  const icons = blockSpecs.map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

describe.each(blockSpecs.map((spec) => ({ type: spec.type, spec })))('$type', ({ spec }) => {
  test('what it begins with keeps its own rules, but for what must be filled in', () => {
    const { error } = rulesOf(spec.fields).safeParse(initialOf(spec));
    expect(error?.issues.filter(({ code }) => code !== 'custom') ?? []).toEqual([]);
  });

  test('says everything in three languages', () => {
    for (const text of [spec.name, spec.line, ...textsOf(spec.fields)])
      for (const language of languages)
        expect(isText(text) && text[language], spec.type).toBeTruthy();
  });

  test('has a step from each version to the next', () => {
    expect(spec.steps).toHaveLength(spec.version - 1);
  });

  test.each(sceneNames)(
    'shows itself in the state %s, in every language, on the page and in the designer',
    (name) => {
      const View = findView(spec.type)!;
      for (const language of languages)
        for (const place of ['page', 'canvas'] as const) {
          const scene = sampleScene(name, language, place);
          const html = renderToStaticMarkup(
            <View id="b1" settings={initialOf(spec)} scene={scene} />,
          );
          expect(html).not.toMatch(/\[object|undefined|NaN|javascript:/);
        }
    },
  );
});

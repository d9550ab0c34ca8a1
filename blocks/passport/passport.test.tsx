// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene, type SceneName } from '#blocks/samples/scenes.ts';
import type { Language } from '#contract/language.ts';
import { PassportView } from './PassportView.tsx';
import { passport } from './spec.ts';

const show = (
  name: SceneName,
  language: Language,
  place: 'page' | 'canvas' = 'page',
  over: Partial<ReturnType<typeof initialOf<typeof passport.fields>>> = {},
) =>
  renderToStaticMarkup(
    <PassportView
      id="b1"
      settings={{ ...initialOf(passport), ...over }}
      scene={sampleScene(name, language, place)}
    />,
  );

test('it tells the figures of the passport in three languages and leads to the whole', () => {
  expect(show('first', 'zh_CN')).toContain('3.2 kg CO₂e / 件');
  expect(show('first', 'en')).toContain('3.2 kg CO₂e per unit');
  expect(show('first', 'zh_TW')).toContain('碳足跡');
  expect(show('first', 'en')).toContain('Open the product passport');
});

test('its materials are shown if they are wanted, four at most', () => {
  const bars = (html: string) => html.split('<b ').length - 1;
  expect(bars(show('many', 'en'))).toBe(4);
  expect(bars(show('many', 'en', 'page', { materials: false }))).toBe(0);
});

test('it hides itself without a passport, and beside the warning of a copy', () => {
  for (const name of ['bare', 'unknown', 'suspicious'] as const) {
    expect(show(name, 'en'), name).toBe('');
    expect(show(name, 'en', 'canvas'), name).toContain('once it is published');
  }
});

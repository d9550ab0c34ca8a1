// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { TestDataView } from './TestDataView.tsx';
import { testData } from './spec.ts';

const show = (over: Partial<ReturnType<typeof initialOf<typeof testData.fields>>> = {}) =>
  renderToStaticMarkup(
    <TestDataView
      id="b1"
      settings={{ ...initialOf(testData), ...over }}
      scene={sampleScene('many', 'en', 'page')}
    />,
  );
const countIn = (html: string) => html.split('<li>').length - 1;

test('[BLK-18] [CON-4] test data shows three, then all of them when asked, in every language', () => {
  const [before, rest] = show().split('<details');
  expect(countIn(before!)).toBe(3);
  expect(countIn(rest!)).toBe(21);
  expect(rest).toContain('View 21 more');
  expect(show({ viewMore1: false })).not.toContain('<details');
  expect(countIn(show({ viewMore1: false }))).toBe(24);
  for (const language of languages) {
    const html = renderToStaticMarkup(
      <TestDataView
        id="b1"
        settings={initialOf(testData)}
        scene={sampleScene('many', language, 'page')}
      />,
    );
    expect(html).toContain('<details');
  }
});

test('[BLK-18] calls the four things a record tells as the page says', () => {
  const listTab = {
    first_name: 'What',
    second_name: 'Should be',
    third_name: 'Is',
    fourth_name: 'By whom',
  };
  const html = show({ listTab, textSize: 18 });
  for (const name of Object.values(listTab)) expect(html).toContain(`>${name}</dt>`);
  expect(html).toContain('font-size:18px');
});

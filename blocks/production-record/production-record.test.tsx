// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { ProductionRecordView } from './ProductionRecordView.tsx';
import { productionRecord } from './spec.ts';

const show = (over: Partial<ReturnType<typeof initialOf<typeof productionRecord.fields>>> = {}) =>
  renderToStaticMarkup(
    <ProductionRecordView
      id="b1"
      settings={{ ...initialOf(productionRecord), ...over }}
      scene={sampleScene('many', 'en', 'page')}
    />,
  );
const countIn = (html: string) => html.split('<li>').length - 1;

test('[BLK-16] [CON-4] the production record shows three, then all of them when asked, in every language', () => {
  const [before, rest] = show().split('<details');
  expect(countIn(before!)).toBe(3);
  expect(countIn(rest!)).toBe(21);
  expect(rest).toContain('View 21 more');
  expect(show({ viewMore1: false })).not.toContain('<details');
  expect(countIn(show({ viewMore1: false }))).toBe(24);
  for (const language of languages) {
    const html = renderToStaticMarkup(
      <ProductionRecordView
        id="b1"
        settings={initialOf(productionRecord)}
        scene={sampleScene('many', language, 'page')}
      />,
    );
    expect(html).toContain('<details');
  }
});

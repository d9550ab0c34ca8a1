// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { QualityRecordView } from './QualityRecordView.tsx';
import { qualityRecord } from './spec.ts';

const show = (over: Partial<ReturnType<typeof initialOf<typeof qualityRecord.fields>>> = {}) =>
  renderToStaticMarkup(
    <QualityRecordView
      id="b1"
      settings={{ ...initialOf(qualityRecord), ...over }}
      scene={sampleScene('many', 'en', 'page')}
    />,
  );
const countIn = (html: string) => html.split('<li>').length - 1;

test('[BLK-17] [CON-4] the quality record shows three, then all of them when asked, in every language', () => {
  const [before, rest] = show().split('<details');
  expect(countIn(before!)).toBe(3);
  expect(countIn(rest!)).toBe(21);
  expect(rest).toContain('View 21 more');
  expect(show({ viewMore1: false })).not.toContain('<details');
  expect(countIn(show({ viewMore1: false }))).toBe(24);
  for (const language of languages) {
    const html = renderToStaticMarkup(
      <QualityRecordView
        id="b1"
        settings={initialOf(qualityRecord)}
        scene={sampleScene('many', language, 'page')}
      />,
    );
    expect(html).toContain('<details');
  }
});

test('[BLK-17] the last label stands first, and the card is one of two', () => {
  const labels = show({ noteLabels: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] });
  expect(labels).toContain('<ul class="b-quality"><li>three</li><li>two</li><li>one</li></ul>');
  expect(show({ moditystyle: 0 })).toContain('card is-shadow');
  expect(show({ moditystyle: 1 })).toContain('card is-plain');
});

// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ReasonCode, Verdict } from '#contract/codes/verdicts.ts';
import { languages } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { afterSales } from '#blocks/after-sales/spec.ts';
import { blocksOf, newBlock, pageOf } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { shownFor } from '#blocks/sober.ts';
import { survey } from '#blocks/survey/spec.ts';
import { QueryResultView } from './QueryResultView.tsx';
import { queryResult } from './spec.ts';
import { advice, tones } from './verdict.ts';

type Settings = ReturnType<typeof initialOf<typeof queryResult.fields>>;
const show = (scene: Scene, over: Partial<Settings> = {}) =>
  renderToStaticMarkup(
    <QueryResultView id="b1" settings={{ ...initialOf(queryResult), ...over }} scene={scene} />,
  );
const judged = (verdict: Verdict): Scene => {
  const scene = sampleScene('first', 'en', 'page');
  return { ...scene, answer: { ...scene.answer!, verdict } };
};

describe('[BLK-19] the result of a query', () => {
  test('begins with the verdict, and tells when, how often, and which check was which', () => {
    const html = show(sampleScene('repeat', 'en', 'page'));
    expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('First check'));
    expect(html).toContain('Genuine, checked before');
    expect(html).toContain('This product was checked 2 times before');
    expect(html).toContain('2026-09-03 10:15');
    expect(html).toMatch(/3rd check.*2nd check.*1st check/s);
    expect(show(sampleScene('repeat', 'zh_TW', 'page'))).toContain('第3次查詢');
  });

  test.each(Object.keys(tones) as Verdict[])('%s has a tone, a word and a sign', (verdict) => {
    const html = show(judged(verdict));
    expect(html).toContain(`b-result is-${tones[verdict]}`);
    expect(html).toMatch(/<h1>.+<\/h1>/);
    expect(html).toContain('b-result-seal');
    const next = advice[verdict];
    expect(html.includes('b-result-next')).toBe(next !== undefined);
    if (next) expect(html).toContain(say(next, 'en'));
  });

  test('shows a company’s own line and watermark only where it vouches for the code', () => {
    const own = { tips: { zh_CN: '感谢', en: 'Thank you' }, watermark: '/api/picture/x.webp' };
    const good = show(judged('GENUINE_FIRST'), { ...own, color: '#123456', textSize: 20 });
    expect(good).toMatch(/style="color:#123456;--in-dark:[^;]+;font-size:20px">Thank you/);
    expect(good).toContain('b-result-mark');
    expect(show(judged('GENUINE_FIRST'), { ...own, isShowText: false })).not.toContain('Thank you');
    for (const verdict of ['CAUTION', 'SUSPECT_CLONE', 'VOID', 'RECALLED', 'UNKNOWN'] as const) {
      expect(show(judged(verdict), own)).not.toContain('Thank you');
      expect(show(judged(verdict), own)).not.toContain('b-result-mark');
    }
  });

  test('offers the manuals of the part or the one of the settings, and the badge of the factory', () => {
    const scene = sampleScene('first', 'en', 'page');
    expect(show(scene)).toContain('Manual.pdf');
    expect(show(scene, { bookUrl: '/manual.pdf' })).toContain('href="/manual.pdf"');
    expect(show(scene, { bookUrl: '/manual.pdf' })).not.toContain('Manual.pdf');
    expect(show(scene, { isShowBookurl: false })).not.toContain('Manual.pdf');
    expect(show(scene)).toContain('CN-ZJ-0571');
    expect(show(scene, { isShowVerification: false })).not.toContain('CN-ZJ-0571');
  });
});

describe('company and product in the verdict', () => {
  const brand = { name: 'Greenhill', logo: '/logo.webp', hotline: '+86 400-820 1234' };

  test('follow the sentence, with a picture that is loaded at once', () => {
    const html = show({ ...sampleScene('first', 'en', 'page'), brand });
    const order = ['<h1>', 'Greenhill', '<strong>Sample product', 'SY-3000', '7QK4 M2XW PA9T DN3H'];
    const places = order.map((one) => html.indexOf(one));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).toContain('src="/logo.webp"');
    expect(html).not.toContain('loading="lazy"');
    expect(html).toContain('10:15</time> <small class="b-result-zone">UTC+8');
  });

  test.each(['SUSPECT_CLONE', 'RECALLED', 'CAUTION'] as const)(
    'on %s come with a number to call and a way to report',
    (verdict) => {
      const html = show({ ...judged(verdict), brand, report: '/report?code=1' });
      expect(html).toContain('href="tel:+864008201234"');
      expect(html).toContain('Call Greenhill');
      expect(html).toContain('href="/report?code=1"');
    },
  );

  test('on a code without a product name the company, without its logo', () => {
    const scene = judged('VOID');
    const html = show({ ...scene, brand, answer: { ...scene.answer!, result: null } });
    expect(html).toContain('Greenhill');
    expect(html).not.toContain('/logo.webp');
    expect(html).toContain('tel:');
  });

  test('are not called without a reason, nor where the company has no hotline', () => {
    expect(show({ ...judged('GENUINE_REPEAT'), brand })).not.toContain('tel:');
    expect(show({ ...judged('RECALLED'), brand: { ...brand, hotline: '' } })).not.toContain('tel:');
    const unknown = sampleScene('unknown', 'en', 'page');
    expect(unknown.brand).toBeNull();
    expect(show(unknown)).not.toContain('b-result-who');
  });

  test.each(['SUSPECT_CLONE', 'RECALLED'] as const)(
    'on %s stand without a warranty, a manual or a badge',
    (verdict) => {
      const html = show(judged(verdict));
      for (const offered of ['<progress', 'days left', 'Manual.pdf', 'CN-ZJ-0571'])
        expect(html).not.toContain(offered);
    },
  );
});

test('a product that was never checked while in use has no count either', () => {
  const scene = sampleScene('first', 'en', 'page');
  const result = { ...scene.answer!.result!, first_verify_time: '', query_time: 0 };
  const html = show({
    ...scene,
    answer: { ...scene.answer!, result },
    log: { rows: [], count: 0 },
  });
  expect(html).not.toContain('b-result-counts');
});

describe('caution', () => {
  const cautious = (code: ReasonCode) => {
    const scene = sampleScene('active', 'en', 'page');
    const reasons = [{ code, text: '' }];
    return { ...scene, answer: { ...scene.answer!, verdict: 'CAUTION' as const, reasons } };
  };

  test.each(['frozen', 'notShipped'] as const)(
    'about an item that is %s leaves only facts on the page, and the verdict first',
    (code) => {
      const html = show(cautious(code));
      for (const offered of ['<progress', 'days left', 'Manual.pdf', 'CN-ZJ-0571'])
        expect(html).not.toContain(offered);
      const page = pageOf([newBlock(survey), newBlock(afterSales), newBlock(queryResult)]);
      const kinds = shownFor(blocksOf(page), cautious(code)).map(({ type }) => type);
      expect(kinds).toEqual([queryResult.type]);
    },
  );

  test('about how often a label was checked takes nothing from its owner', () => {
    expect(show(cautious('manyDevices'))).toContain('days left');
    const page = pageOf([newBlock(queryResult), newBlock(afterSales)]);
    expect(shownFor(blocksOf(page), cautious('manyDevices'))).toHaveLength(2);
  });
});

describe('[STA-2] the warranty', () => {
  test('that has not begun leads to activation with the query, the product and its number', () => {
    const html = show(sampleScene('inactive', 'en', 'page'));
    expect(html).toContain('Not activated');
    const [, href] = /href="(\/activation[^"]+)"/.exec(html)!;
    const query = new URL(href!.replaceAll('&amp;', '&'), 'http://page').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      code: '7QK4M2XWPA9TDN3H',
      title: 'Activation',
      product_name: 'Sample product',
      sn: '7QK4M2XWPA9TDN3H',
      language: 'en',
    });
    expect(html).not.toContain('<progress');
  });

  test('leads nowhere while there is no such page, and never from a code that is not genuine', () => {
    const scene = sampleScene('inactive', 'en', 'page');
    expect(show({ ...scene, ways: [] })).not.toContain('/activation');
    const suspect = { ...scene, answer: { ...scene.answer!, verdict: 'SUSPECT_CLONE' as const } };
    expect(show(suspect)).not.toContain('/activation');
  });

  test('that runs shows what is left as a bar and in words', () => {
    const html = show(sampleScene('active', 'en', 'page'));
    expect(html).toContain('292 days left');
    expect(html).toMatch(/<progress[^>]* max="365" value="292"/);
    expect(html).toContain('Valid until 2027-09-03');
  });

  test('that is over says since when', () => {
    const html = show(sampleScene('expired', 'en', 'page'));
    expect(html).toContain('Expired');
    expect(html).toContain('Expired on 2025-09-03');
  });

  test('is one of thirty days where nothing was scanned', () => {
    for (const language of languages) {
      const scene = { ...sampleScene('first', language), answer: null };
      expect(show(scene)).toContain(say(texts.warrantyLeft, language, { n: 30 }));
      expect(show({ ...scene, place: 'page' })).toBe('');
    }
  });

  test('is left out where the page does not want it', () => {
    expect(show(sampleScene('active', 'en', 'page'), { isWarranty: false })).not.toContain(
      'days left',
    );
  });
});

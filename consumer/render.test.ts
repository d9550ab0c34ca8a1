// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterSales } from '#blocks/after-sales/spec.ts';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf, type Block, type PageDocument } from '#blocks/kit/document.ts';
import { initialSettings, type Field, type Fields } from '#blocks/kit/fields.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import { blockSpecs } from '#blocks/list.ts';
import { notice } from '#blocks/notice/spec.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { recommendation } from '#blocks/recommendation/spec.ts';
import { reward } from '#blocks/reward/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { sampleScene, sceneNames } from '#blocks/samples/scenes.ts';
import { starters } from '#blocks/starters/list.ts';
import { survey } from '#blocks/survey/spec.ts';
import { tabs } from '#blocks/tabs/spec.ts';
import { languages } from '#contract/language.ts';
import { renderPage, renderPieces, shippedPages, type Around } from './render.tsx';

const around: Around = {
  here: new URL('http://page/template?code=<"A&B\'>'),
  title: 'Title',
  styles: ['/page/a.css'],
  scripts: ['/page/a.js'],
  below: '<p>below</p>',
  broken: (_block, error) => {
    throw error;
  },
};
const joined = (page: PageDocument, scene: Scene, more: Partial<Around> = {}) =>
  Buffer.concat(
    renderPieces(page, scene, { ...around, ...more }).map(({ bytes }) => bytes),
  ).toString();

/** Settings with something in every list, and every text taken from the scanned item. */
function lively(field: Field, bind: string): unknown {
  if (field.kind === 'phrase') return { bind, fallback: 'x' };
  if (field.kind === 'list') return [livelyIn(field.item, bind), livelyIn(field.item, bind)];
  if (field.kind === 'group') return livelyIn(field.fields, bind);
  if (field.kind === 'products') return [1, 2, 3];
  if (field.kind === 'campaign') return 1;
  return undefined;
}
const livelyIn = (fields: Fields, bind: string): Settings => ({
  ...initialSettings(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = lively(field, bind);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});
const ofAll = (settings: (fields: Fields) => Settings): PageDocument =>
  pageOf(
    blockSpecs.map((spec) => ({ ...newBlock(spec), settings: settings(spec.fields) })),
    { details: { zh_CN: '<甲>', en: '"A"' }, shareImg: '/a.png', bgImg: '/b.png' },
  );
const everything = ofAll((fields) => livelyIn(fields, 'part_name'));
const plain = ofAll(initialSettings);

describe('a page in pieces', () => {
  test.each(sceneNames)('is letter by letter the page drawn again in the state %s', (name) => {
    const language = languages[sceneNames.indexOf(name) % languages.length]!;
    for (const page of [everything, plain, shippedPages.code])
      for (const place of ['page', 'canvas'] as const) {
        const scene = sampleScene(name, language, place);
        const whole = renderPage(page, scene, around);
        expect(joined(page, scene), place).toBe(whole);
        expect(joined(page, scene), 'out of what was kept').toBe(whole);
      }
  });

  test('is so too when scenes differ in anything, in whatever order they come', () => {
    const some = fc.constantFrom(...sceneNames);
    const places = fc.constantFrom('page' as const, 'canvas' as const);
    const mixed = fc
      .tuple(
        fc.constantFrom(...languages),
        places,
        some,
        some,
        fc.uint8Array({ minLength: 40, maxLength: 40 }),
      )
      .map(([language, place, one, other, coins]) =>
        mix(sampleScene(one, language, place), sampleScene(other, language, place), coins),
      );
    fc.assert(
      fc.property(fc.array(mixed, { minLength: 1, maxLength: 4 }), (scenes) => {
        for (const scene of scenes)
          expect(joined(everything, scene)).toBe(renderPage(everything, scene, around));
      }),
      { numRuns: 6 },
    );
  });

  test('keeps what does not depend on the code, and draws the rest', () => {
    const page = pageOf([newBlock(captionText), newBlock(productInfo), newBlock(queryResult)]);
    const scene = sampleScene('first', 'en', 'page');
    const another = {
      ...scene,
      query: { code: 'X' },
      answer: {
        ...scene.answer!,
        result: { ...scene.answer!.result!, serial_number: 'X', id: 'y' },
      },
    };
    const one = renderPieces(page, scene, around);
    const two = renderPieces(page, another, around);
    expect(one.map(({ bytes }, at) => bytes === two[at]!.bytes)).toEqual(
      // Document head, page head, title; product, verdict with its links, the rest; footer; other languages.
      [true, true, true, false, false, false, true, false],
    );
  });

  test('soon stops to keep what is different for everyone', () => {
    const page = pageOf([newBlock(productInfo)]);
    const scene = sampleScene('first', 'en', 'page');
    const numbered = (n: number): Scene => ({
      ...scene,
      answer: { ...scene.answer!, result: { ...scene.answer!.result!, serial_number: `N${n}` } },
    });
    for (let n = 0; n < 300; n += 1) renderPieces(page, numbered(n), around);
    expect(renderPieces(page, numbered(301), around)[2]!.isKept).toBe(false);
    expect(joined(page, numbered(302))).toBe(renderPage(page, numbered(302), around));
  });

  test('leaves out a block that cannot be shown, and says so each time', () => {
    const page = pageOf([newBlock(captionText, { name: '甲' }), newBlock(productInfo)]);
    const broken: PageDocument = {
      ...page,
      blocks: { ...page.blocks, b2: { ...page.blocks.b2!, settings: null as unknown as Settings } },
    };
    const told: string[] = [];
    const scene = sampleScene('first', 'zh_CN', 'page');
    const tell = { broken: (block: string) => void told.push(block) };
    for (const round of [1, 2]) {
      expect(joined(broken, scene, tell), String(round)).toContain('甲');
      expect(renderPage(broken, scene, { ...around, ...tell })).toBe(joined(broken, scene, tell));
    }
    expect(told).toEqual(Array.from({ length: 6 }, () => 'b2'));
  });
});

/** A scene with each value taken from one scene or the other. */
function mix(one: Scene, other: Scene, coins: Uint8Array): Scene {
  let at = 0;
  const either = <T extends object>(a: T, b: T): T =>
    Object.fromEntries(
      Object.keys(a).map((key) => [key, (coins[at++ % coins.length]! % 2 ? a : b)[key as keyof T]]),
    ) as T;
  const scene = either(one, other);
  const [first, second] = [one.answer?.result, other.answer?.result];
  if (!scene.answer || !first || !second) return scene;
  return { ...scene, answer: { ...scene.answer, result: either(first, second) } };
}

describe('beside a grave verdict', () => {
  const page = ofAll(initialSettings);
  const typesIn = (scene: Scene) =>
    [...renderPage(page, scene, around).matchAll(/data-type="([^"]+)"/g)].map(([, type]) => type);

  test('stand facts only, the verdict first', () => {
    const genuine = sampleScene('first', 'en', 'page');
    for (const verdict of ['SUSPECT_CLONE', 'RECALLED', 'VOID', 'NOT_ACTIVATED'] as const) {
      const types = typesIn({ ...genuine, answer: { ...genuine.answer!, verdict } });
      expect(types[0]).toBe(queryResult.type);
      expect(types).toContain(productInfo.type);
      for (const cheerful of [reward, afterSales, recommendation, pictureAds, survey])
        expect(types).not.toContain(cheerful.type);
    }
    expect(typesIn(genuine)).toContain(afterSales.type);
    expect(typesIn(genuine)).toHaveLength(blockSpecs.length);
  });

  test('the designer still shows everything', () => {
    expect(typesIn(sampleScene('suspicious', 'en', 'canvas'))).toHaveLength(blockSpecs.length);
  });
});

test('the theme of a company is in the frame of its page, and no other part reads it', () => {
  const scene = sampleScene('first', 'en', 'page');
  const plainPage = renderPage(shippedPages.code, scene, around);
  const theme = { brand_color: '#1f5fa8', brand_radius: 'square', brand_spacing: 'tight' } as const;
  const themed = renderPage(shippedPages.code, { ...scene, theme }, around);
  const style =
    / style="--brand-light:rgb\(31,95,168\);--brand-dark:rgb\(([\d,]+)\);--round:0;--round-s:0;--gap:8px;--pad:12px"/;
  expect(themed).toMatch(style);
  expect(themed.replace(style, '')).toBe(plainPage);
});

test('a block with a radius of its own keeps it under the theme of its company', () => {
  const picture = {
    src: `/api/picture/${'1'.repeat(64)}.webp`,
    text: '',
    linktype: '10',
    http: { externalLink: '' },
    areas: [],
  };
  const page = pageOf([
    newBlock(queryResult),
    newBlock(pictureAds, { borderRadius: 7, imageList: [picture] as never }),
    newBlock(productImages, { borderRadius: 9 }),
  ]);
  const theme = { brand_color: '', brand_radius: 'round', brand_spacing: 'normal' } as const;
  const markup = joined(page, { ...sampleScene('first', 'en', 'page'), theme });
  expect(markup).toMatch(/<div class="page" style="[^"]*--round:18px/);
  expect(markup).toMatch(/<section class="b-ads[^"]*" style="[^"]*--round:7px/);
  expect(markup).toMatch(/<div class="b-images-frame" style="border-radius:9px"/);
});

describe('in the dark', () => {
  const scene = sampleScene('first', 'en', 'page');
  const markupOf = (page: PageDocument) => renderPage(page, scene, around);
  const turns = (page: PageDocument) => markupOf(page).includes('<body class="adapts">');

  test('every page without a background of its own follows the phone', () => {
    expect(turns(shippedPages.code)).toBe(true);
    expect(turns(shippedPages.security)).toBe(true);
    for (const { document } of starters) expect(turns(document)).toBe(true);
    const page = pageOf([newBlock(queryResult), newBlock(captionText), newBlock(notice)]);
    expect(turns(page)).toBe(true);
    // What was not chosen is left to the stylesheet.
    expect(markupOf(page)).not.toMatch(/style="[^"]*(?:color|background):/);
    expect(markupOf(page)).not.toContain('as-designed');
  });

  test('a page with a background of its own stays as it was designed', () => {
    const blocks = [newBlock(queryResult)];
    expect(turns(pageOf(blocks, { bgColor: '#fff8e1' }))).toBe(false);
    expect(turns(pageOf(blocks, { bgImg: '/b.png' }))).toBe(false);
    expect(markupOf(pageOf(blocks, { bgColor: '#fff8e1' }))).toContain('background:#fff8e1');
  });

  test('a text colour that was chosen comes with the shade that can be read there', () => {
    const heading = newBlock(captionText, { wordColor: '#7a1a22' });
    const markup = markupOf(pageOf([heading, newBlock(queryResult, { tips: 'x', color: '#036' })]));
    expect(markup).toMatch(/<h2 style="[^"]*color:#7a1a22;--in-dark:rgb\([\d,]+\)"/);
    expect(markup).toMatch(/b-result-tips" style="color:#036;--in-dark:rgb\(/);
    expect(markup).not.toContain('as-designed');
  });

  test('a block that chose what its text stands on stays as it was designed', () => {
    const designed = (block: Omit<Block, 'id'>) =>
      markupOf(pageOf([block])).includes('class="as-designed"');
    expect(designed(newBlock(captionText, { backColor: '#fde' }))).toBe(true);
    expect(designed(newBlock(richText, { myValue: '<p style="color: #333">a</p>' }))).toBe(true);
    expect(designed(newBlock(richText, { myValue: '<p>a colour: red</p>' }))).toBe(false);
    const tab = (content: string) => newBlock(tabs, { list: [{ title: 'a', content }] });
    expect(designed(tab('<p style="background-color:#ff0">a</p>'))).toBe(true);
    expect(designed(tab('<p>a</p>'))).toBe(false);
  });
});

test('the first picture of a page is loaded at once, the others when they come into view', () => {
  const picture = (n: number) => ({
    src: `/api/picture/${String(n).repeat(64)}.webp`,
    text: '',
    linktype: '10',
    http: { externalLink: '' },
    areas: [],
  });
  const ads = (...ns: number[]) => newBlock(pictureAds, { imageList: ns.map(picture) as never });
  const page = pageOf([newBlock(queryResult), ads(1, 2), ads(3)]);
  const markup = joined(page, sampleScene('first', 'en', 'page'));
  const eager = (n: number) => {
    const image = new RegExp(`<img[^>]*${String(n).repeat(64)}[^>]*>`).exec(markup)![0];
    return [image.includes('fetchPriority="high"'), image.includes('loading="lazy"')];
  };
  expect([1, 2, 3].map(eager)).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

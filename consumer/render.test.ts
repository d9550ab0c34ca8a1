// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { initialSettings, type Field, type Fields } from '#blocks/kit/fields.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import { blockSpecs } from '#blocks/list.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { sampleScene, sceneNames } from '#blocks/samples/scenes.ts';
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

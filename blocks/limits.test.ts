import { describe, expect, test } from 'vitest';
import { defaultBackground, emptySetup, setupFields } from './kit/document.ts';
import type { Field, Fields } from './kit/fields.ts';
import { rulesOf } from './kit/schema.ts';
import { blockSpecs, findSpec } from './list.ts';

type Found = { at: string; name: string; field: Field };
const walk = (at: string, fields: Fields): Found[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    { at, name, field },
    ...(field.kind === 'list' ? walk(at, field.item) : []),
    ...(field.kind === 'group' ? walk(at, field.fields) : []),
  ]);
const all = [
  ...walk('setup', setupFields),
  ...blockSpecs.flatMap(({ type, fields }) => walk(type, fields)),
];
/** Every setting with one of these names, in all blocks or only in this one. */
const named = (names: readonly string[], at?: string) =>
  all.filter((found) => names.includes(found.name) && (at === undefined || found.at === at));

const accepts = ({ name, field }: Found, value: unknown) =>
  rulesOf({ [name]: field }).safeParse({ [name]: value }).success;

/** Section 9 and the validation rules of the specification: ranges of settings. */
const ranges: [what: string, names: string[], at: string | undefined, min: number, max: number][] =
  [
    ['rounded corners', ['borderRadius'], 'pictureads', 0, 30],
    ['rounded corners', ['borderRadius'], 'productImages', 0, 30],
    ['rounded corners', ['borderRadius'], 'listswitching', 0, 30],
    ['rounded corners', ['borderRadius'], 'storenotecard', 0, 30],
    ['rounded corners of navigation', ['borderRadius'], 'graphicnavigation', 0, 50],
    ['margins', ['pageMargin', 'commodityMargin', 'imageMargin', 'imgMargin'], undefined, 0, 20],
    ['height of a heading', ['wordHeight'], undefined, 20, 100],
    ['height of the search', ['heights'], undefined, 28, 50],
    ['height of navigation texts', ['textHeight'], undefined, 24, 50],
    ['height of the page title', ['titleHeight'], 'setup', 35, 100],
    ['blank height', ['blankHeight'], undefined, 0, 100],
    ['width on the left', ['leftWidth'], undefined, 70, 300],
    ['pictures in a row', ['rowindividual'], undefined, 2, 6],
    [
      'weights',
      ['wordWeight', 'descriptionWeight', 'textWeight', 'leftTextWeight'],
      undefined,
      0,
      1000,
    ],
    ['sizes of a heading', ['wordSize', 'descriptionSize'], 'captiontext', 1, 99],
  ];

describe('[DSG-9] the limits of the specification hold in every block', () => {
  test.each(ranges)('%s: %j in %s lie between %d and %d', (_, names, at, min, max) => {
    const found = named(names, at);
    expect(found.length).toBeGreaterThanOrEqual(names.length);
    for (const one of found) {
      expect(one.field, `${one.at}.${one.name}`).toMatchObject({ kind: 'number', min, max });
      for (const inside of [min, max]) expect(accepts(one, inside)).toBe(true);
      for (const outside of [min - 1, max + 1, '5', null, Number.NaN])
        expect(accepts(one, outside), `${one.at}.${one.name} ${outside}`).toBe(false);
    }
  });

  test('text sizes lie between 15 and 30, small ones of navigation between 10 and 30', () => {
    const found = named(['textSize']);
    expect(found.length).toBeGreaterThan(5);
    for (const one of found) {
      expect(one.field, one.at).toMatchObject({
        min: one.at === 'graphicnavigation' ? 10 : 15,
        max: 30,
      });
      expect(accepts(one, 31)).toBe(false);
    }
  });

  test.each([
    ['setup', 'name', 25],
    ['setup', 'title', 25],
    ['captiontext', 'description', 100],
    ['entertheshop', 'shopName', 10],
    ['entertheshop', 'copywriting', 8],
    ['storeinformation', 'name', 20],
    ['storeinformation', 'Discount', 45],
    ['communitypowder', 'buttonName', 8],
  ])('%s.%s has at most %d characters, in each language', (at, name, max) => {
    const [one] = named([name], at);
    expect(accepts(one!, '字'.repeat(max))).toBe(true);
    expect(accepts(one!, '字'.repeat(max + 1))).toBe(false);
    expect(accepts(one!, { zh_CN: '字', en: 'x'.repeat(max + 1) })).toBe(false);
    expect(accepts(one!, { bind: 'part_name', fallback: 'x'.repeat(max + 1) })).toBe(false);
  });

  test.each([
    ['tabBar', 'iconList', 5],
    ['magiccube', 'imageList', 4],
    ['officialWeb', 'imageList', 1],
  ])('%s.%s has at most %d items', (at, name, max) => {
    const [one] = named([name], at);
    expect(one!.field).toMatchObject({ kind: 'list', max });
  });

  test.each([
    ['tabBar', 'Highlight', [0, 1, 2, 3, 4]],
    ['graphicnavigation', 'showSize', [5, 6, 7, 8, 9, 10, 11]],
    ['pictureads', 'swiperType', [0, 1, 2, 3]],
    ['magiccube', 'rubiksCubeType', [0, 1, 2, 3, 4, 5, 6]],
    ['storeinformation', 'rubiksCubeType', [0, 1, 2, 3, 4]],
    ['auxiliarysegmentation', 'segmentationtype', [0, 1]],
    ['auxiliarysegmentation', 'bordertp', ['solid', 'dashed', 'dotted']],
    ['listswitching', 'commodityType', [0, 1, 2, 3, 4, 5]],
    ['listswitching', 'commoditylisttype', [0, 1, 2]],
    ['listswitching', 'purchasebuttonType', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['listswitching', 'commoditycornertype', [0, 1, 2, 3]],
    ['listswitching', 'tagPosition', [0, 1, 2, 3]],
    ['listswitching', 'moditystyle', [0, 1, 2, 3]],
  ])('%s.%s is one of %j', (at, name, values) => {
    const [one] = named([name], at);
    for (const value of values) expect(accepts(one!, value), String(value)).toBe(true);
    const beyond =
      typeof values[0] === 'number' ? [Math.max(...(values as number[])) + 1, -1] : [''];
    for (const value of [...beyond, '0', null]) expect(accepts(one!, value)).toBe(false);
  });

  test('links lead inside (10) or outside (11), as a text or a number', () => {
    const found = all.filter(({ field }) => field.kind === 'linkType');
    expect(found.length).toBeGreaterThan(8);
    for (const one of found) {
      for (const value of ['10', '11', 10, 11]) expect(accepts(one, value)).toBe(true);
      for (const value of ['12', 12, '', null]) expect(accepts(one, value)).toBe(false);
      const { clears } = one.field as { clears: string };
      const beside = named([clears], one.at).map(({ field }) => field.kind);
      expect(beside, `${one.at}: what a change of the kind clears`).toContain('address');
    }
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'no link leads to %s',
    (externalLink) => {
      for (const one of all.filter(({ field }) => field.kind === 'address'))
        expect(accepts(one, { externalLink }), one.at).toBe(false);
    },
  );

  test('colours begin as the specification says', () => {
    expect(emptySetup.bgColor).toBe('rgba(238,241,244,1)');
    expect(defaultBackground).toBe(emptySetup.bgColor);
    expect(findSpec('listswitching')!.fields.commodityTagColor!.initial).toBe('#07c160');
    expect(findSpec('auxiliarysegmentation')!.fields.auxliarColor!.initial).toBe(
      'rgb(229,229,229)',
    );
  });
});

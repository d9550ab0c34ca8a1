import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { blockSpecs, findSpec } from '#blocks/list.ts';
import { faultsOf, openPage } from '#blocks/open.ts';
import { findAt } from './encoded.ts';
import { isLegacy, readLegacy, writeLegacy } from './legacy.ts';
import { legacyPage } from './pages.fixture.ts';

const entriesOf = (value: unknown) => findAt(value, ['component']) as Record<string, unknown>[];
const withSetting = (page: PageDocument, id: string, over: object): PageDocument => ({
  ...page,
  blocks: {
    ...page.blocks,
    [id]: { ...page.blocks[id]!, settings: { ...page.blocks[id]!.settings, ...over } },
  },
});

describe('a page of the older editor family', () => {
  const page = readLegacy(legacyPage);
  const [caption, list, search, bar, unknown, floating] = blocksOf(page);

  test('is known as one', () => {
    expect(isLegacy(legacyPage)).toBe(true);
    expect(isLegacy(JSON.stringify(JSON.stringify(legacyPage)))).toBe(true);
    for (const other of [null, 1, 'page', {}, [], { component: [1] }, { component: '[{"a":1}]' }])
      expect(isLegacy(other)).toBe(Array.isArray(other));
  });

  test('is read with its setup and its blocks in their order', () => {
    expect(page.setup).toMatchObject({ details: '查询真伪与质保', titleHeight: 40, isBack: true });
    expect(blocksOf(page).map(({ type }) => type)).toEqual(
      entriesOf(legacyPage).map(({ component }) => component),
    );
  });

  test('has its numbers, choices, links and words in the kinds they are meant in', () => {
    expect(caption!.settings).toMatchObject({
      wordSize: 18,
      borderBott: false,
      more: { show: true, type: 0, http: { externalLink: '' } },
    });
    expect(search!.settings).toMatchObject({ hotords: [{ text: '热词' }, { text: '另一个' }] });
    expect(bar!.settings).toMatchObject({
      Highlight: 0,
      iconList: [{ iconText: '首页', http: { externalLink: '/home' }, isDot: false }],
    });
  });

  test('brings no products: the numbers of another house mean others here', () => {
    expect(list!.settings).toMatchObject({
      imageList: [],
      commoditylisttypetab: [{ imageList: [] }],
    });
  });

  test('keeps a block that nobody knows, and one without settings', () => {
    expect(unknown).toMatchObject({ type: 'lottery', settings: { prizes: [{ a: 1 }] } });
    expect(floating).toMatchObject({ type: 'suspension', settings: {} });
  });

  test('opens in the designer without a fault but what its author has to fill in', () => {
    expect(faultsOf(openPage(page)).filter(({ message }) => message === null)).toEqual([]);
  });

  test('is written back letter by letter, also after it was opened', () => {
    expect(writeLegacy(page)).toEqual(legacyPage);
    expect(writeLegacy(openPage(page))).toEqual(legacyPage);
  });

  test('is written back with what was changed, and nothing else', () => {
    const written = writeLegacy(
      withSetting(openPage(page), 'b1', { wordSize: 20, wordHeight: 30 }),
    );
    const [before] = entriesOf(legacyPage);
    const [after, ...others] = entriesOf(written);
    expect(after).toEqual({
      ...before,
      setStyle: { ...(before!.setStyle as object), wordSize: 20, wordHeight: 30 },
    });
    expect(others).toEqual(entriesOf(legacyPage).slice(1));
    expect(written).toMatchObject({ id: 1207, templateJson: legacyPage.templateJson });
  });

  test('takes a changed setup, and leaves what it does not understand of it', () => {
    const written = writeLegacy({ ...page, setup: { ...page.setup, titleHeight: 60 } });
    expect(findAt(written, ['templateJson'])).toMatchObject({
      titleHeight: 60,
      tipPrompt: '未识别的设置',
      isBack: true,
    });
    expect(findAt(written, ['component'])).toEqual(entriesOf(legacyPage));
  });

  test('loses a removed block and gains a new one', () => {
    const order = [...page.order.filter((id) => id !== 'b5'), 'new'];
    const divider = findSpec('auxiliarysegmentation')!;
    const blocks = {
      ...page.blocks,
      new: { id: 'new', type: divider.type, version: 1, settings: initialOf(divider) },
    };
    const entries = entriesOf(writeLegacy({ ...page, order, blocks }));
    expect(entries).toHaveLength(6);
    expect(entries.at(-1)).toMatchObject({
      component: 'auxiliarysegmentation',
      text: '辅助分割',
      setStyle: initialOf(divider),
    });
  });
});

describe.each(blockSpecs.map((spec) => ({ type: spec.type, spec })))('$type', ({ spec }) => {
  const entry = {
    component: spec.type,
    text: spec.name.zh_CN,
    type: '1-1',
    active: true,
    style: `${spec.type}sstyle`,
    setStyle: { ...initialOf(spec), ownAddition: [1, { two: null }] },
  };

  test.each([
    ['as an object', [entry]],
    ['encoded', JSON.stringify([entry])],
    ['encoded twice', JSON.stringify(JSON.stringify([entry]))],
  ])('comes in and goes out unchanged, %s', (_, component) => {
    const value = { component, templateJson: '{}' };
    const page = readLegacy(value);
    expect(blocksOf(page)[0]!.settings).toEqual(entry.setStyle);
    expect(writeLegacy(page)).toEqual(value);
    expect(writeLegacy(openPage(page))).toEqual(value);
  });
});

test('a page of ours goes out as one of theirs and comes back the same', () => {
  const own = readLegacy(writeLegacy({ ...readLegacy({ component: [] }), kept: undefined }));
  expect(own.order).toEqual([]);
  const blocks = blockSpecs.map((spec, at) => ({
    id: `b${at + 1}`,
    type: spec.type,
    version: spec.version,
    settings: initialOf(spec),
  }));
  const page: PageDocument = {
    ...own,
    kept: undefined,
    order: blocks.map(({ id }) => id),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
  const back = readLegacy(writeLegacy(page));
  expect(back.setup).toEqual(page.setup);
  expect(blocksOf(back)).toMatchObject(blocks);
});

const layered = (inner: fc.Arbitrary<unknown>) =>
  fc.tuple(inner, fc.integer({ min: 0, max: 3 })).map(([value, layers]) => {
    let text = value;
    for (let layer = 0; layer < layers; layer += 1) text = JSON.stringify(text);
    return text;
  });
const settingNames = blockSpecs.flatMap(({ fields }) => Object.keys(fields));
const randomEntry = fc.oneof(
  fc.record(
    {
      component: fc.oneof(fc.constantFrom(...blockSpecs.map(({ type }) => type)), fc.string()),
      text: fc.string(),
      type: fc.constant('1-1'),
      active: fc.boolean(),
      setStyle: layered(
        fc.dictionary(fc.oneof(fc.constantFrom(...settingNames), fc.string()), fc.jsonValue()),
      ),
      extra: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const randomPage = fc.oneof(
  fc.record(
    {
      component: layered(fc.array(randomEntry, { maxLength: 8 })),
      templateJson: layered(
        fc.oneof(
          fc.record(
            { name: fc.jsonValue(), titleHeight: fc.jsonValue(), isBack: fc.jsonValue() },
            { requiredKeys: [] },
          ),
          fc.record({ pageSetup: fc.jsonValue(), component: fc.array(randomEntry) }),
          fc.jsonValue(),
        ),
      ),
      pageSetup: fc.jsonValue(),
      other: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  layered(fc.array(randomEntry, { maxLength: 4 })),
  fc.jsonValue(),
);

test('whatever a legacy page holds, writing what was read gives it back', () => {
  fc.assert(
    fc.property(randomPage, (value) => {
      const page = readLegacy(value);
      expect(writeLegacy(page)).toEqual(value);
      expect(writeLegacy(openPage(page))).toEqual(value);
    }),
    { numRuns: 1000 },
  );
});

test('whatever a legacy page holds, a change of one block is written and leaves the others', () => {
  const component = layered(
    fc.array(
      fc.record({ component: fc.string(), setStyle: fc.dictionary(fc.string(), fc.jsonValue()) }),
      { minLength: 1, maxLength: 5 },
    ),
  );
  fc.assert(
    fc.property(fc.record({ component, other: fc.jsonValue() }), (value) => {
      const page = readLegacy(value);
      const written = writeLegacy(withSetting(page, 'b1', { changedHere: true }));
      const [first, ...others] = entriesOf(written);
      expect(first!.setStyle).toMatchObject({ changedHere: true });
      expect(others).toEqual(entriesOf(value).slice(1));
      expect(written).toMatchObject({ other: value.other });
    }),
  );
});

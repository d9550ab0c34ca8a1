import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { labelTemplateCalls } from '#contract/features/product/labels/contract.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import { starterDocument, starterNames } from '#contract/labels/starters.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { proveRecords } from '#server/testing/record-proof.ts';

const text = { id: 'a', kind: 'text', x: 1, y: 1, width: 30, height: 6, content: '{part.name}' };

await proveRecords(labelTemplateCalls, () => ({
  given: { width_mm: 40, height_mm: 30, elements: [text], remark: '卷纸' },
  apart: { name: ['甲签', '乙签', '丙签', '丁签', '戊签'] },
  alone: ['keyword=甲签'],
  among: ['state[]=draft'],
  none: ['keyword=没有这种'],
  wrong: [
    ['without a name', { name: ' ' }, 422, 'name'],
    ['too small', { width_mm: 1 }, 422, 'width_mm'],
    ['with an unknown element', { elements: [{ ...text, kind: 'x' }] }, 422, 'elements.0.kind'],
    ['with an element twice', { elements: [text, text] }, 422, 'elements'],
    [
      'with a picture of others',
      {
        elements: [
          {
            ...text,
            kind: 'image',
            content: undefined,
            url: `/api/picture/${'0'.repeat(64)}.webp`,
          },
        ],
      },
      422,
      'elements',
    ],
    ['beyond its page', { sheet: { kind: 'page', columns: 50, rows: 1 } }, 422, 'sheet.columns'],
    ['with more dots than are drawn', { width_mm: 500, height_mm: 500, dpi: 600 }, 422, 'dpi'],
    [
      'with elements that cover it many times',
      {
        dpi: 600,
        elements: Array.from({ length: 5 }, (_, at) => ({
          ...{ id: `b${at}`, kind: 'box', x: 0, y: 0, width: 300, height: 300 },
        })),
      },
      422,
      'elements',
    ],
    [
      'with too many names of its own',
      { bindings: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`n${at}`, 'x'])) },
      422,
      'bindings',
    ],
    ['of a name that there is', { name: '甲签' }, 409, 'name'],
  ],
}));

const node = await startTestNode();
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = readFileSync(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  demo = await node.signIn('demo');
});

type Label = { id: number; version: number; state: string; is_changed: boolean };
const add = async (body: object) => {
  const answer = await demo.post('labelTemplate/add', { width_mm: 40, height_mm: 30, ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Label;
};
const info = async (id: number) => (await demo.get('labelTemplate/info', { id })).data as Label;
const anyCode = async () =>
  ((await demo.get('identifier/index', { limit: '1' })).data as { code: string }[])[0]!.code;
const preview = async (query: Record<string, string | number>) => {
  const { status, headers, data } = await demo.get('labelTemplate/preview', query);
  return { status, type: headers.get('content-type'), bytes: Buffer.from(data as ArrayBuffer) };
};
const codesIn = async (png: Buffer) => {
  const { data, info: size } = await sharp(png)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: size.width, height: size.height };
  const found = await readBarcodes(picture as ImageData, { tryHarder: true, textMode: 'Plain' });
  return found.map((one) => one.text);
};

describe('[MNU-7] a label', () => {
  test('is published, changed and published again; what is printed stays until then', async () => {
    const { id, version } = await add({ name: '发布', elements: [text] });
    expect(await demo.post('labelTemplate/publish', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'published', is_changed: false });
    const edited = { ...text, content: '{part.model}' };
    const saved = await demo.post('labelTemplate/save', {
      ...{ id, version: version + 1, width_mm: 40, height_mm: 30, elements: [edited] },
    });
    expect(saved.data).toEqual({ version: version + 2 });
    expect(await info(id)).toMatchObject({ state: 'published', is_changed: true });
    await demo.post('labelTemplate/publish', { ids: [id] });
    expect(await info(id)).toMatchObject({ is_changed: false });
    await demo.post('labelTemplate/retire', { ids: [id] });
    expect(await info(id)).toMatchObject({ state: 'retired' });
    const again = await demo.post('labelTemplate/retire', { ids: [id] });
    expect(again.status).toBe(409);
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const { id, version } = await add({ name: '两人', elements: [text] });
    const body = { id, version, width_mm: 40, height_mm: 30, elements: [] };
    expect(await demo.post('labelTemplate/save', body)).toMatchObject({ code: 0 });
    expect((await demo.post('labelTemplate/save', body)).status).toBe(409);
  });

  test('keeps what an edit does not name', async () => {
    const { id, version } = await add({ name: '改名前', elements: [text] });
    await demo.post('labelTemplate/edit', { id, version, name: '改名后' });
    expect(await info(id)).toMatchObject({ name: '改名后', width_mm: 40, elements: [text] });
  });

  test.each([
    ['an unknown name', { ...text, content: '{part.colour}' }, 'elements.0.content'],
    ['no content', { ...text, content: '' }, 'elements.0.content'],
    [
      'a wrong check digit',
      { ...text, kind: 'ean', content: '6901234567893' },
      'elements.0.content',
    ],
    [
      'no room for its code',
      { ...text, kind: 'qr', width: 3, content: '{link}' },
      'elements.0.width',
    ],
    [
      'letters that its code does not have',
      { ...text, kind: 'code128', content: '产品' },
      'elements.0.content',
    ],
  ])('with %s is not published, and is told where', async (what, element, field) => {
    const { id } = await add({ name: `错误 ${what}`, elements: [element] });
    expect(await demo.post('labelTemplate/publish', { ids: [id] })).toMatchObject({
      status: 409,
      errors: [{ field }],
    });
    expect(await info(id)).toMatchObject({ state: 'draft' });
  });

  test('is copied under another name', async () => {
    const { id } = await add({ name: '原件', elements: [text] });
    await demo.post('labelTemplate/publish', { ids: [id] });
    const copied = await demo.post('labelTemplate/copy', { id, name: '副本' });
    expect(copied.data).toMatchObject({ name: '副本', state: 'draft', elements: [text] });
    expect((await demo.post('labelTemplate/copy', { id, name: '副本' })).status).toBe(409);
  });

  test('is a part’s own, and is not deleted meanwhile', async () => {
    const { id } = await add({ name: '物料用', elements: [text] });
    const part = await demo.post('part/add', { name: '带标签', label_id: id });
    expect(part.data).toMatchObject({ label_id: id, label_name: '物料用' });
    expect(await info(id)).toMatchObject({ parts: 1 });
    expect((await demo.post('labelTemplate/delete', { ids: [id] })).status).toBe(409);
    expect(await demo.post('part/add', { name: '无此标签', label_id: 999_999 })).toMatchObject({
      status: 422,
      errors: [{ field: 'label_id' }],
    });
  });
});

describe('[MNU-7] the preview', () => {
  test('of a real code carries that code, as PDF, PNG and ZPL', async () => {
    const qr = { ...text, kind: 'qr', x: 5, y: 5, width: 21, height: 21, content: '{code}' };
    const { id } = await add({ name: '预览', elements: [qr] });
    const code = await anyCode();
    const png = await preview({ id, code, format: 'png' });
    expect(png.type).toBe('image/png');
    expect(await codesIn(png.bytes)).toEqual([code]);
    expect((await sharp(png.bytes).metadata()).density).toBe(203);
    const pdf = await preview({ id, code });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const zpl = await preview({ id, code, format: 'zpl' });
    expect(zpl.bytes.toString('latin1')).toMatch(/^\^XA\^PW320\^LL240/);
    const sample = await preview({ id, format: 'png' });
    expect(await codesIn(sample.bytes)).toEqual([sampleValues.code]);
    const body = { width_mm: 40, height_mm: 30, elements: [qr], code, format: 'png' };
    const draft = await demo.post('labelTemplate/preview', body);
    expect(await codesIn(Buffer.from(draft.data as ArrayBuffer))).toEqual([code]);
  });

  test('knows neither codes nor labels of others', async () => {
    const { id } = await add({ name: '别人', elements: [text] });
    const nowhere = { id, code: 'NOSUCHCODE123456' };
    expect((await demo.get('labelTemplate/preview', nowhere)).status).toBe(404);
    expect((await demo.get('labelTemplate/preview', { id: 999_999 })).status).toBe(404);
    const values = await demo.get('labelTemplate/values', { code: await anyCode() });
    expect(values.data).toMatchObject({ number: '1', total: '1' });
    expect((await demo.get('labelTemplate/values', { code: 'NOSUCHCODE123456' })).status).toBe(404);
  });

  test('draws with the letters that the editor is given', async () => {
    const answer = await demo.post('labelTemplate/glyphs', {
      letters: ['A', '壶'],
      is_bold: false,
    });
    expect(answer.data).toMatchObject({
      units: 1000,
      glyphs: { 壶: { width: 1000 }, A: { path: expect.stringMatching(/^M/) } },
    });
  });
});

test.each(starterNames)(
  '[MNU-7] starter %s can be published, and its codes are read',
  async (name) => {
    for (const language of ['zh_CN', 'en', 'zh_TW'] as const) {
      const document = starterDocument(name, language);
      const { id } = await add({ name: `${name} ${language}`, ...document });
      const answer = await demo.post('labelTemplate/publish', { ids: [id] });
      if (name === 'blank') {
        expect(answer).toMatchObject({ status: 409, errors: [{ field: 'elements' }] });
        return;
      }
      expect(answer, JSON.stringify(answer)).toMatchObject({ code: 0 });
      const png = await preview({ id, format: 'png' });
      const symbols = document.elements.filter(({ kind }) =>
        ['qr', 'datamatrix', 'code128', 'ean'].includes(kind),
      );
      expect(await codesIn(png.bytes)).toHaveLength(symbols.length);
    }
  },
);

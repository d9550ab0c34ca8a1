// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { limits } from '#contract/limits.ts';
import { showBytes } from './download.ts';
import { errorLines, fileFault, importFile } from './import-file.ts';

test('only spreadsheets that are not too large are sent', () => {
  expect(fileFault({ name: '零件.XLSX', size: 10 })).toBeNull();
  expect(fileFault({ name: 'old.xls', size: limits.importBytes })).toBeNull();
  expect(fileFault({ name: 'parts.csv', size: 10 })).toBe('wrongType');
  expect(fileFault({ name: 'xlsx', size: 10 })).toBe('wrongType');
  expect(fileFault({ name: 'a.xlsx', size: limits.importBytes + 1 })).toBe('tooLarge');
});

test('mistakes are lines with tabs, as a spreadsheet takes them', () => {
  const errors = [
    { row: 3, field: 'name', msg: '不能为空' },
    { row: 9, field: 'odd', msg: '未知' },
  ];
  const label = (field: string) => (field === 'name' ? '名称' : field);
  expect(errorLines(errors, ['行号', '列', '原因'], label)).toBe(
    '行号\t列\t原因\n3\t名称\t不能为空\n9\todd\t未知',
  );
});

test('sizes read as people write them', () => {
  expect([12, 2_048, 5_242_880].map(showBytes)).toEqual(['12 B', '2.0 KB', '5.0 MB']);
});

describe('an import', () => {
  const file = new File(['x'], 'parts.xlsx');
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
  afterEach(() => vi.unstubAllGlobals());

  test('that the server refused is told apart from one that nobody answered', async () => {
    answer(422, { code: 422, msg: '有错误', data: { rows: 2, errors: [] } });
    expect(await importFile(partCalls.import, file, { check: false })).toMatchObject({
      kind: 'refused',
    });
    answer(502, 'a page of the proxy');
    expect(await importFile(partCalls.import, file, { check: false })).toMatchObject({
      kind: 'unanswered',
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect(await importFile(partCalls.import, file, { check: false })).toMatchObject({
      kind: 'unanswered',
    });
  });
});

import { expect, test } from 'vitest';
import type { Sheet } from '#contract/quality/sheet.ts';
import { limitsText } from './limits-text.ts';
import { cellInputs, sheetColumns, sheetRows, unfinished, withSaved } from './sheet-model.ts';

const step = { is_planned: true, is_required: true, std: '', unit: '', min: null, max: null };
const cell = {
  ...{ id: 7, version: 2, value: 5, content: '', result: 'pass' as const },
  ...{ emp_name: '', pass_time: '2026-11-01T00:00:00Z' },
};
const sheet: Sheet = {
  ...{ batch_id: 1, batch_code: 'B', part_id: 1, part_name: 'P', plan_id: 1, count: 2 },
  steps: [
    { ...step, step: '电压', unit: 'V', min: 4.8, max: 5.2 },
    { ...step, step: '外观' },
  ],
  rows: [
    { serial_number: 'A1', cells: [cell, { ...cell, value: null, result: 'pass' }] },
    { serial_number: 'A2', cells: [{ ...cell, value: null, content: '未测' }, null] },
  ],
};

test('measured steps are columns of numbers with their limits, the others of results', () => {
  const [voltage, look] = sheetColumns(sheet, 'zh_CN');
  expect(voltage).toMatchObject({ kind: 'number', min: 4.8, note: '必检 · 4.8 – 5.2 V' });
  expect(look).toMatchObject({ kind: 'choice' });
});

test('a record without a value is shown by its words', () => {
  const [first, second] = sheetRows(sheet, null, 'zh_CN');
  expect(first!.values).toEqual({ 电压: '5', 外观: 'pass' });
  expect(second).toMatchObject({ values: { 电压: '' }, notes: { 电压: '未测' } });
});

test('very small numbers are shown as people type them', () => {
  const small = { ...sheet.rows[0]!, cells: [{ ...cell, value: 1.5e-7 }, null] };
  const [row] = sheetRows({ ...sheet, rows: [small] }, null, 'zh_CN');
  expect(row!.values['电压']).toBe('0.00000015');
});

test('changed cells name the record that they replace, and empty ones empty it', () => {
  const sent = [
    { row: 0, key: 'A1', column: '电压', value: '5.1' },
    { row: 1, key: 'A2', column: '外观', value: 'fail' },
    { row: 0, key: 'A1', column: '外观', value: '' },
  ];
  expect(cellInputs(sheet, sent)).toEqual([
    { serial_number: 'A1', step: '电压', id: 7, version: 2, value: 5.1, result: null },
    { serial_number: 'A2', step: '外观', id: null, version: null, result: 'fail' },
    {
      serial_number: 'A1',
      step: '外观',
      id: 7,
      version: 2,
      value: null,
      content: '',
      result: null,
    },
  ]);
  const saved = withSaved(sheet, sent, { cells: [{ ...cell, version: 3 }, cell, null] });
  expect(saved.rows[0]!.cells).toMatchObject([{ version: 3 }, null]);
  expect(sheet.rows[0]!.cells[0]!.version).toBe(2);
});

test('products that lack a required step, or failed it, are unfinished', () => {
  expect([...unfinished('qc', sheet)]).toEqual(['A2']);
  const [first] = sheet.rows;
  const noted = (at: number, now: object): Sheet => ({
    ...sheet,
    rows: [{ ...first!, cells: first!.cells.with(at, { ...cell, value: null, ...now }) }],
  });
  expect([...unfinished('qc', noted(0, { result: 'pass' }))]).toEqual(['A1']);
  expect([...unfinished('qc', noted(1, { result: 'info' }))]).toEqual(['A1']);
  expect([...unfinished('process', noted(1, { result: 'info' }))]).toEqual([]);
});

test('limits are told in short', () => {
  const told = (min: number | null, max: number | null) => limitsText({ min, max, unit: 'V' });
  expect([told(1, 2), told(1, null), told(null, 2), told(2, 2), told(null, null)]).toEqual([
    '1 – 2 V',
    '≥ 1 V',
    '≤ 2 V',
    '= 2 V',
    'V',
  ]);
});

import { expect, test } from 'vitest';
import {
  fittingActions,
  fixedOffsets,
  flexibleField,
  leastWidth,
  withRoomForWords,
} from './layout.ts';
import type { Column, NamedColumn } from './types.ts';

type Row = Record<'code' | 'name' | 'unit' | 'remark' | 'companies', string>;

test('three short verbs fit into the operation column, the rest goes behind more', () => {
  expect(fittingActions(['编辑', '删除'], '更多')).toBe(2);
  expect(fittingActions(['编辑', '发货', '删除'], '更多')).toBe(3);
  expect(fittingActions(['编辑', '发货', '作废', '删除'], '更多')).toBe(2);
  expect(fittingActions(['Edit', 'Delete'], 'More')).toBe(2);
  expect(fittingActions(['Edit', 'Duplicate', 'Delete'], 'More')).toBe(1);
  expect(fittingActions(['Cancel this verification'], 'More')).toBe(0);
  expect(fittingActions([], 'More')).toBe(0);
});

test('where every column has a width, the widest text takes what is left', () => {
  const columns: Column<Row>[] = [
    { field: 'code', width: 300, kind: 'code' },
    { field: 'name', width: 200 },
    { field: 'unit', width: 80 },
  ];
  expect(flexibleField(columns)).toBe('name');
  expect(flexibleField([...columns, { field: 'remark' }])).toBeUndefined();
  // States keep their width: a cut one says nothing.
  expect(flexibleField([...columns, { field: 'remark', width: 220, states: {} }])).toBe('name');
});

test('fixed columns stand one behind the other, after checkboxes', () => {
  const columns: Column<Row>[] = [
    { field: 'code', width: 120, fixed: 'left' },
    { field: 'name', fixed: 'left' },
    { field: 'unit', width: 80 },
  ];
  expect(fixedOffsets(columns, 1)).toEqual({ code: 44, name: 164 });
  expect(leastWidth(columns, 1, true)).toBe(44 + 120 + 160 + 80 + 140);
});

test('the widest text gives room before the table scrolls', () => {
  const columns: Column<Row>[] = [
    { field: 'code', width: 120, kind: 'code' },
    { field: 'name', width: 200 },
  ];
  expect(leastWidth(columns, 0, false)).toBe(120 + 140);
});

test('a head that is long in one language widens its column there, and there alone; it may have two lines', () => {
  const label = { zh_CN: '企业数', en: 'Companies with it', zh_TW: '企業數' };
  const columns: NamedColumn<Row>[] = [{ field: 'companies', label, width: 60 }];
  expect(withRoomForWords(columns, 'zh_CN')[0]!.width).toBe(3 * 13 + 24);
  const { width } = withRoomForWords(columns, 'en')[0]!;
  expect(width).toBeGreaterThanOrEqual('Companies'.length * 7 + 24);
  expect(width).toBeLessThan('Companies with'.length * 7 + 24);
  expect(withRoomForWords<Row>([{ field: 'remark', label }], 'en')[0]!.width).toBeUndefined();
});

test('a column has room for each of its states', () => {
  const label = { zh_CN: '状态', en: 'Status', zh_TW: '狀態' };
  const states = { partial: { zh_CN: '部分收货', en: 'Partly received', zh_TW: '部分收貨' } };
  const columns: NamedColumn<Row>[] = [{ field: 'unit', label, width: 100, states }];
  expect(withRoomForWords(columns, 'zh_CN')[0]!.width).toBe(100);
  expect(withRoomForWords(columns, 'en')[0]!.width).toBeGreaterThanOrEqual(15 * 7 + 16 + 24);
});

import { stateTexts } from '#contract/codes/states.ts';
import type { Batch, BatchInput, HeldUnit } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { t } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { dayOf } from '#server/records/cells.ts';
import type { ExportColumn, ImportColumn } from '#server/records/plan.ts';
import { factoryCodes, partCodes } from '#server/records/words.ts';

const partName = t('物料名称', 'Part name', '物料名稱');

export const batchColumns: readonly ExportColumn<Batch>[] = [
  { field: 'code', width: 20 },
  { field: 'part_code', width: 16 },
  { field: 'part_name', label: partName, width: 28 },
  { field: 'quantity' },
  { field: 'state', show: (state, language) => batchTexts.states[state][language] },
  { field: 'order_code', width: 18 },
  { field: 'factory_code', width: 16 },
  { field: 'factory', width: 16 },
  { field: 'line', width: 12 },
  { field: 'product_date', width: 12 },
  { field: 'expire_date', width: 12 },
  { field: 'reason', width: 24 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
  { field: 'update_time', width: 18 },
];

export const heldColumns: readonly ExportColumn<HeldUnit>[] = [
  { field: 'serial', width: 24 },
  { field: 'state', show: (state, language) => stateTexts[state][language] },
  { field: 'holder', show: (holder, language) => batchTexts.holders[holder][language] },
  { field: 'holder_name', width: 28 },
  { field: 'phone', width: 16 },
  { field: 'on_way', show: (isOnWay) => (isOnWay ? '✓' : '') },
  { field: 'held_since', as: 'time', width: 18 },
];

export const batchImport: readonly ImportColumn<keyof BatchInput, StaffSession>[] = [
  { field: 'code', example: 'PC-1001' },
  { field: 'part_id', label: batchTexts.fields.part_code, isRequired: true, options: partCodes },
  { field: 'quantity', isRequired: true, example: '500' },
  { field: 'factory_id', options: factoryCodes },
  { field: 'factory', example: '一厂' },
  { field: 'line', example: '总装 2 线' },
  { field: 'product_date', example: '2026-08-01', read: dayOf },
  { field: 'expire_date', example: '2027-08-01', read: dayOf },
  { field: 'remark' },
];

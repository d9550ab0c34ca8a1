import {
  partKinds,
  warrantyStarts,
  type Part,
  type PartInput,
} from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { centsOf } from '#server/records/cells.ts';
import type { ExportColumn, ImportColumn } from '#server/records/plan.ts';
import { categoryPaths, dictWords, wordsFor } from '#server/records/words.ts';

export const partColumns: readonly ExportColumn<Part>[] = [
  { field: 'code', width: 16 },
  { field: 'name', width: 28 },
  { field: 'kind', show: (kind, language) => partTexts.kinds[kind][language] },
  { field: 'category_name', width: 16 },
  { field: 'model', width: 16 },
  { field: 'gtin', width: 16 },
  { field: 'unit', show: (_unit, _language, { unit_name }) => unit_name },
  { field: 'price', as: 'money' },
  { field: 'warranty_months' },
  { field: 'state', show: (state, language) => partTexts.states[state][language] },
  { field: 'revision' },
  { field: 'create_time', width: 18 },
  { field: 'update_time', width: 18 },
];

/** `颜色=墨绿；功率=1200 W` */
const attributesOf = (text: string) =>
  text
    .split(/[;；\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [name = '', ...value] = piece.split(/[=＝:：]/);
      return { name: name.trim(), value: value.join('=').trim() };
    });

export const partImport: readonly ImportColumn<keyof PartInput, StaffSession>[] = [
  { field: 'code', example: 'WL-1001' },
  { field: 'name', isRequired: true, example: '轻音破壁机' },
  { field: 'kind', options: wordsFor(partKinds, partTexts.kinds) },
  { field: 'category_id', options: categoryPaths },
  { field: 'model', example: 'QS-PB800' },
  { field: 'name_en', example: 'Quiet blender' },
  { field: 'name_tw', example: '輕音破壁機' },
  { field: 'gtin' },
  { field: 'unit', options: dictWords('unit') },
  { field: 'net_content', example: '1.75' },
  { field: 'net_unit', options: dictWords('unit') },
  { field: 'price', example: '1299.00', read: centsOf },
  { field: 'attributes', example: '颜色=墨绿；功率=800 W', read: attributesOf },
  { field: 'warranty_months', example: '24' },
  { field: 'warranty_start', options: wordsFor(warrantyStarts, partTexts.starts) },
  { field: 'warranty_grace_days', example: '0' },
  { field: 'introduction' },
  { field: 'remark' },
];

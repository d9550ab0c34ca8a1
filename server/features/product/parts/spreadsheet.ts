import {
  partKinds,
  warrantyStarts,
  type PartKind,
  type PartState,
} from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import type { ExportColumn, ImportPlan } from '#server/records/plan.ts';
import type { Reader } from '#server/records/list.ts';

export const partColumns: readonly ExportColumn[] = [
  { field: 'code', width: 16 },
  { field: 'name', width: 28 },
  { field: 'kind', show: (kind: PartKind, language) => partTexts.kinds[kind][language] },
  { field: 'category_name', width: 16 },
  { field: 'model', width: 16 },
  { field: 'gtin', width: 16 },
  { field: 'unit_name', label: partTexts.fields.unit },
  { field: 'price', as: 'money' },
  { field: 'warranty_months' },
  { field: 'state', show: (state: PartState, language) => partTexts.states[state][language] },
  { field: 'revision' },
  { field: 'create_time', width: 18 },
  { field: 'update_time', width: 18 },
];

const wordsOf = (text: Text) => languages.map((language) => text[language]);
const words = <V extends string>(values: readonly V[], texts: Record<V, Text>) =>
  Promise.resolve(values.map((value) => ({ value, names: [...wordsOf(texts[value]), value] })));

async function units({ tx }: Reader) {
  const rows = await tx
    .selectFrom('dict_data')
    .select(['value', 'name'])
    .where('dict_code', '=', 'unit')
    .where('disabled', '=', false)
    .orderBy('sort')
    .execute();
  return rows.map(({ value, name }) => ({ value, names: [...wordsOf(name), value] }));
}

/** A category by its whole path, and by its name alone where no other has it. */
async function categories({ tx, who }: Reader) {
  const rows = await tx
    .selectFrom('category')
    .select(['id', 'parent_id', 'name'])
    .where('company_id', '=', who.companyId!)
    .orderBy('sort')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: number | null): string[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [...pathOf(row.parent_id), row.name] : [];
  };
  const bearers = new Map<string, number>();
  for (const { name } of rows) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return rows.map(({ id, name }) => ({
    value: id,
    names: [pathOf(id).join('/'), ...(bearers.get(name) === 1 ? [name] : [])],
  }));
}

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

/** Yuan as people write them; what is no amount, or too large a one, is left to the schema to refuse. */
const centsOf = (text: string) => {
  const found = /^[¥￥]?\s*(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : text;
};

export const partImport: ImportPlan = {
  columns: [
    { field: 'code', example: 'WL-1001' },
    { field: 'name', isRequired: true, example: '轻音破壁机' },
    { field: 'kind', options: () => words(partKinds, partTexts.kinds) },
    { field: 'category_id', options: categories },
    { field: 'model', example: 'QS-PB800' },
    { field: 'gtin' },
    { field: 'unit', options: units },
    { field: 'net_content', example: '1.75' },
    { field: 'net_unit', options: units },
    { field: 'price', example: '1299.00', read: centsOf },
    { field: 'attributes', example: '颜色=墨绿；功率=800 W', read: attributesOf },
    { field: 'warranty_months', example: '24' },
    { field: 'warranty_start', options: () => words(warrantyStarts, partTexts.starts) },
    { field: 'warranty_grace_days', example: '0' },
    { field: 'introduction' },
    { field: 'remark' },
  ],
};

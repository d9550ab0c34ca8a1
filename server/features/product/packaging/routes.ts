import { packagingCalls, type Packaging } from '#contract/features/product/packaging/contract.ts';
import { packagingTexts } from '#contract/features/product/packaging/texts.ts';
import { say } from '#contract/text.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentionsWithPart, within } from '#server/records/filters.ts';
import { holdPart, keepOneDefault, readPackagings, refuseUsed } from './queries.ts';

const { fields, defaults, holds, mixed } = packagingTexts;

/** The levels in words: 24 per box, 40 boxes per pallet. */
const levelWords = (levels: Packaging['levels'], language: Parameters<typeof say>[1]) =>
  levels
    .map(({ level, quantity, is_mixed: isMixed }) => {
      const what = say(holds[level], language, { n: quantity });
      return isMixed ? say(mixed, language, { what }) : what;
    })
    .join(language === 'en' ? ', ' : '，');

export const packagingEndpoints = serveRecords(packagingCalls, {
  texts: packagingTexts,
  list: {
    table: 'packaging',
    filters: {
      keyword: mentionsWithPart(),
      part_id: equals('part_id'),
      is_default: equals('is_default'),
      create_time: within('create_time'),
    },
    rows: readPackagings,
  },
  unique: { packaging_by_name: 'name' },
  toColumns: async (input, call, before) => {
    await holdPart(call, input.part_id, before);
    await keepOneDefault(call, input, before?.id ?? null);
    const levels = input.levels.toSorted((one, other) => one.level - other.level);
    return { ...input, levels };
  },
  beforeDelete: refuseUsed,
  export: [
    { field: 'name', width: 24 },
    { field: 'part_code', width: 18 },
    { field: 'part_name', width: 28 },
    { field: 'levels', label: fields.levels, width: 32, show: levelWords },
    {
      field: 'is_default',
      width: 10,
      show: (isDefault, language) => defaults[`${isDefault}`][language],
    },
    { field: 'remark', width: 28 },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
});

import {
  dealerLevels,
  type Dealer,
  type DealerInput,
  type DealerLevel,
} from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import type { Territory } from '#contract/features/application/dealers/territories.ts';
import { findProvince, provinceOf } from '#contract/places.ts';
import type { ExportColumn, ImportColumn } from '#server/records/plan.ts';

export const dealerColumns: readonly ExportColumn<Dealer>[] = [
  { field: 'code', width: 12 },
  { field: 'name', width: 28 },
  {
    field: 'level',
    width: 12,
    show: (level, language) => dealerTexts.levels[level as DealerLevel][language],
  },
  { field: 'parent_name', width: 28 },
  {
    field: 'disabled',
    width: 10,
    show: (isDisabled, language) => dealerTexts.states[`${isDisabled}`][language],
  },
  {
    field: 'provinces',
    width: 30,
    show: (provinces, language) =>
      provinces
        .map((code) => provinceOf(code)?.name[language] ?? '')
        .join(language === 'en' ? ', ' : '、'),
  },
  { field: 'contact' },
  { field: 'mobile', width: 16 },
  { field: 'email', width: 22 },
  { field: 'address', width: 36 },
  { field: 'gln', width: 16 },
  { field: 'accounts', width: 10 },
  { field: 'score', width: 10 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
  { field: 'update_time', width: 18 },
];

const shanghaiDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Provinces in one cell; an unknown one is refused by the province schema. */
const readProvinces = (text: string): Territory[] =>
  text
    .split(/[、,，;；\s]+/)
    .filter((name) => name !== '')
    .map((name) => ({
      province: findProvince(name)?.code ?? 0,
      city: null,
      from_day: shanghaiDay(),
      until_day: null,
    }));

const levelWords = dealerLevels.map((value) => ({
  value,
  names: Object.values(dealerTexts.levels[value]),
}));

export const dealerImport: readonly ImportColumn<keyof DealerInput>[] = [
  { field: 'code' },
  { field: 'name', isRequired: true, example: '绍兴柯桥家电有限公司' },
  { field: 'level', options: () => Promise.resolve(levelWords) },
  { field: 'contact', example: '周柯' },
  { field: 'mobile', example: '0575-84120001' },
  { field: 'email' },
  { field: 'address' },
  { field: 'gln', example: '6901234000016' },
  {
    field: 'territories',
    example: '浙江、上海',
    hint: dealerTexts.hints.territories,
    read: readProvinces,
  },
  { field: 'remark' },
];

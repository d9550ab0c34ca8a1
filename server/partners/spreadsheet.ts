import { partnerTexts, type Partner, type PartnerInput } from '#contract/partners.ts';
import type { ExportColumn, ImportColumn } from '../records/plan.ts';

export const partnerColumns: readonly ExportColumn<Partner>[] = [
  { field: 'code', width: 12 },
  { field: 'name', width: 28 },
  { field: 'credit_code', width: 22 },
  { field: 'contact' },
  { field: 'mobile', width: 16 },
  { field: 'email', width: 22 },
  { field: 'address', width: 36 },
  { field: 'gln', width: 16 },
  {
    field: 'link_state',
    show: (state, language) => partnerTexts.links[state][language],
  },
  { field: 'link_company', width: 28 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
  { field: 'update_time', width: 18 },
];

export const partnerImport: readonly ImportColumn<keyof PartnerInput>[] = [
  { field: 'code' },
  { field: 'name', isRequired: true, example: '无锡恒力轴承有限公司' },
  { field: 'credit_code' },
  { field: 'contact', example: '顾恒' },
  { field: 'mobile', example: '0510-85120001' },
  { field: 'email' },
  { field: 'address' },
  { field: 'gln', example: '6901234000016' },
  { field: 'remark' },
];

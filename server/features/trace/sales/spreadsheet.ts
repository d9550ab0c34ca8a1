import type { Sale } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { t } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { centsOf, momentOf } from '#server/records/cells.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { ExportColumn, ImportColumn } from '#server/records/plan.ts';

export const saleColumns: readonly ExportColumn<Sale>[] = [
  { field: 'code', width: 20 },
  { field: 'seller_name', width: 24 },
  { field: 'sold_at', as: 'time', width: 18 },
  { field: 'store', width: 20 },
  { field: 'buyer_name', width: 12 },
  { field: 'buyer_phone', width: 14 },
  { field: 'price', as: 'money' },
  { field: 'units' },
  { field: 'wrong' },
  { field: 'state', show: (state, language) => saleTexts.states[state][language] },
  { field: 'reason', width: 24 },
  { field: 'create_user', width: 12 },
  { field: 'create_time', width: 18 },
];

/** Dealers by number or name. */
async function dealerNames({ tx, session }: Reader<StaffSession>) {
  const rows = await tx
    .selectFrom('dealer')
    .select(['dealer_id', 'code', 'name'])
    .where('company_id', '=', session.companyId)
    .orderBy('code')
    .execute();
  return rows.map(({ dealer_id: value, code, name }) => ({ value, names: [name, code] }));
}

type Field = 'codes' | 'sold_at' | 'dealer_id' | 'store' | 'buyer_name' | 'buyer_phone' | 'price';
export const saleImport: readonly ImportColumn<Field, StaffSession>[] = [
  {
    field: 'codes',
    isRequired: true,
    example: 'ABCDEFGH23456789',
    hint: t('多个编码用逗号隔开', 'Separate several codes with commas', '多個編碼以逗號隔開'),
    read: (text) =>
      text
        .split(/[,，;；\s]+/)
        .map((piece) => piece.trim())
        .filter(Boolean),
  },
  { field: 'sold_at', isRequired: true, example: '2026-08-01 10:30', read: momentOf },
  {
    field: 'dealer_id',
    options: dealerNames,
    hint: t('留空表示本企业', 'Leave empty for the company itself', '留空表示本企業'),
  },
  { field: 'store', example: '湖滨店' },
  { field: 'buyer_name' },
  { field: 'buyer_phone' },
  { field: 'price', example: '1299.00', read: centsOf },
];

import { t, type Text } from './text.ts';
import type { NumberRule } from './number-rule.ts';

const shipped = (name: Text, prefix: string, width: number, isDaily: boolean) =>
  ({
    name,
    prefix,
    date_part: isDaily ? 'YYYYMMDD' : '',
    separator: '',
    width,
    reset: isDaily ? 'day' : 'never',
    gap_free: true,
  }) satisfies NumberRule & { name: Text };

/** The kinds of records that are numbered, with the rule a company begins with. */
export const numberRules = {
  part: shipped(t('物料', 'Part', '物料'), 'WL', 6, false),
  supplier: shipped(t('供应商', 'Supplier', '供應商'), 'GYS', 4, false),
  customer: shipped(t('客户', 'Customer', '客戶'), 'KH', 4, false),
  dealer: shipped(t('经销商', 'Dealer', '經銷商'), 'JXS', 4, false),
  batch: shipped(t('生产批次', 'Production batch', '生產批次'), 'PC', 3, true),
  identifier_pack: shipped(t('标识包', 'Pack of identifiers', '標識包'), 'BS', 3, true),
  security_pack: shipped(t('防伪码包', 'Pack of security codes', '防偽碼包'), 'FW', 3, true),
  incident: shipped(t('风险事件', 'Incident', '風險事件'), 'FX', 4, true),
  repair: shipped(t('维修单', 'Repair', '維修單'), 'WX', 4, true),
} as const satisfies Record<string, NumberRule & { name: Text }>;
export type NumberKind = keyof typeof numberRules;
export const numberKinds = Object.keys(numberRules) as NumberKind[];


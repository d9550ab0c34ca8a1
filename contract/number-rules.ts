import { t, type Text } from './text.ts';

export const dateParts = ['', 'YYYY', 'YYYYMM', 'YYYYMMDD'] as const;
export type DatePart = (typeof dateParts)[number];

/** How numbers of one kind look: prefix, date, then a counter that begins anew with each date. */
export type NumberRule = { prefix: string; date_part: DatePart; width: number };

/** The kinds of records that are numbered, with the rule a company begins with. */
export const numberRules = {
  part: { name: t('物料', 'Part', '物料'), prefix: 'WL', date_part: '', width: 6 },
  supplier: { name: t('供应商', 'Supplier', '供應商'), prefix: 'GYS', date_part: '', width: 4 },
  customer: { name: t('客户', 'Customer', '客戶'), prefix: 'KH', date_part: '', width: 4 },
  batch: {
    name: t('生产批次', 'Production batch', '生產批次'),
    prefix: 'PC',
    date_part: 'YYYYMMDD',
    width: 3,
  },
  identifier_pack: {
    name: t('标识包', 'Pack of identifiers', '標識包'),
    prefix: 'BS',
    date_part: 'YYYYMMDD',
    width: 3,
  },
  security_pack: {
    name: t('防伪码包', 'Pack of security codes', '防偽碼包'),
    prefix: 'FW',
    date_part: 'YYYYMMDD',
    width: 3,
  },
  incident: {
    name: t('风险事件', 'Incident', '風險事件'),
    prefix: 'FX',
    date_part: 'YYYYMMDD',
    width: 4,
  },
  repair: {
    name: t('维修单', 'Repair', '維修單'),
    prefix: 'WX',
    date_part: 'YYYYMMDD',
    width: 4,
  },
} as const satisfies Record<string, NumberRule & { name: Text }>;
export type NumberKind = keyof typeof numberRules;

/** The number as it is written. */
export function writeNumber({ prefix, width }: NumberRule, period: string, count: number): string {
  return `${prefix}${period}${String(count).padStart(width, '0')}`;
}

/** The digits of the date that a rule counts within, as it is in Shanghai. */
export function periodOf({ date_part: part }: NumberRule, now: Date): string {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  return day.replaceAll('-', '').slice(0, part.length);
}

import { t, type Text } from './text.ts';

export const dateParts = ['', 'YYYY', 'YYYYMM', 'YYYYMMDD'] as const;
export type DatePart = (typeof dateParts)[number];
/** When the count begins anew. */
export const resets = ['never', 'year', 'month', 'day'] as const;
export type Reset = (typeof resets)[number];
export const separators = ['', '-', '/', '_', '.'] as const;
export type Separator = (typeof separators)[number];

/** How numbers of one kind look and count: prefix, date and counter, a sign between them where one is wanted. */
export type NumberRule = {
  prefix: string;
  date_part: DatePart;
  separator: Separator;
  width: number;
  reset: Reset;
  /** Taken in the transaction that needs it: what is rolled back leaves no gap, and two that ask at once wait for each other. */
  gap_free: boolean;
};

const digitsOf: Record<Reset, number> = { never: 0, year: 4, month: 6, day: 8 };

/** A count that begins anew more often than the date in the number changes would give the same number twice. */
export const doesRepeat = ({ date_part: part, reset }: Pick<NumberRule, 'date_part' | 'reset'>) =>
  digitsOf[reset] > part.length;

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

/** The day as it is in Shanghai, in digits. */
const dayOf = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

/** The number as it is written on a day. */
export function writeNumber(rule: NumberRule, now: Date, count: number): string {
  const { prefix, date_part: part, separator, width } = rule;
  const pieces = [prefix, dayOf(now).slice(0, part.length), String(count).padStart(width, '0')];
  return pieces.filter((piece) => piece !== '').join(separator);
}

/** The digits of the date that a rule counts within. */
export const periodOf = ({ reset }: Pick<NumberRule, 'reset'>, now: Date): string =>
  dayOf(now).slice(0, digitsOf[reset]);

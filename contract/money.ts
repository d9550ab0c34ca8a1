import { groupDigits } from './decimal.ts';
import { t, type Text } from './text.ts';

/** The currencies of documents. All of them have hundredths: every amount is a whole number of cents. */
export const currencies = [
  'CNY',
  'HKD',
  'TWD',
  'MOP',
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'CAD',
  'SGD',
  'MYR',
  'THB',
] as const;
export type Currency = (typeof currencies)[number];
export const currencyNames: Readonly<Record<Currency, Text>> = {
  CNY: t('人民币', 'Chinese yuan', '人民幣'),
  HKD: t('港元', 'Hong Kong dollar', '港幣'),
  TWD: t('新台币', 'New Taiwan dollar', '新臺幣'),
  MOP: t('澳门元', 'Macanese pataca', '澳門幣'),
  USD: t('美元', 'US dollar', '美元'),
  EUR: t('欧元', 'Euro', '歐元'),
  GBP: t('英镑', 'Pound sterling', '英鎊'),
  CHF: t('瑞士法郎', 'Swiss franc', '瑞士法郎'),
  AUD: t('澳元', 'Australian dollar', '澳幣'),
  CAD: t('加元', 'Canadian dollar', '加幣'),
  SGD: t('新加坡元', 'Singapore dollar', '新加坡幣'),
  MYR: t('马来西亚林吉特', 'Malaysian ringgit', '馬來西亞令吉'),
  THB: t('泰铢', 'Thai baht', '泰銖'),
};

/** An amount in cents; those too large for a number come as text. */
export type Cents = number | bigint | string;

/** Cents as yuan with two decimals: 123450 is `1234.50`. */
export function yuanOf(cents: Cents): string {
  const digits = String(cents);
  const [, sign, whole] = /^(-?)(\d+)$/.exec(digits) ?? [];
  if (whole === undefined) return digits;
  const padded = whole.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

/** Typed yuan as cents, rounded half up. Null if invalid. */
export function centsOf(yuan: string): number | null {
  const [, sign, whole = '', fraction = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(yuan.trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const padded = fraction.padEnd(3, '0');
  const cents =
    BigInt(`${whole || '0'}${padded.slice(0, 2)}`) + (padded.charAt(2) >= '5' ? 1n : 0n);
  const signed = Number(sign === '-' ? -cents : cents);
  return signed === 0 ? 0 : signed;
}

/** An amount for display, the same in all three languages: `¥1,234.50`, in other currencies `USD 1,234.50`. */
export function formatMoney(cents: Cents | null | undefined, currency = 'CNY'): string {
  if (cents === null || cents === undefined || cents === '') return '';
  const figure = groupDigits(yuanOf(cents));
  const sign = currency === 'CNY' ? '¥' : `${currency} `;
  return figure.startsWith('-') ? `-${sign}${figure.slice(1)}` : `${sign}${figure}`;
}

import { t } from '#contract/text.ts';

export const announcementPageTexts = {
  all: t('全部企业', 'All companies', '全部企業'),
  some: t('{first} 等 {n} 家', '{first} and others, {n} in total', '{first} 等 {n} 家'),
  readOf: t('{read} / {readers}', '{read} of {readers}', '{read} / {readers}'),
  toAll: t('全部企业', 'all companies', '全部企業'),
  toSome: t(' {n} 家企业', '{n} {n:company|companies}', ' {n} 家企業'),
  others: t('其他语言', 'Other languages', '其他語言'),
} as const;

import { t } from '#contract/text.ts';

/** What a customer reads about the price of a repair. */
export const quotePageTexts = {
  title: t('维修报价', 'Quotation', '維修報價'),
  ask: t(
    '请确认是否按此价格维修。同意后我们开始维修。',
    'Please decide whether we should repair it for this price. We start once you accept.',
    '請確認是否依此價格維修。同意後我們開始維修。',
  ),
  work: t('维修费', 'Labour', '維修費'),
  total: t('合计', 'Total', '合計'),
  free: t(
    '由质保承担，您无需付费',
    'Covered by the warranty; you pay nothing',
    '由保固承擔，您無需付費',
  ),
  goodwill: t(
    '由企业承担，您无需付费',
    'Covered by the company; you pay nothing',
    '由企業承擔，您無需付費',
  ),
  accept: t('同意维修', 'Accept', '同意維修'),
  decline: t('不维修', 'Decline', '不維修'),
  accepted: t('您已同意报价', 'You accepted the quotation', '您已同意報價'),
  declined: t('您没有同意报价', 'You declined the quotation', '您沒有同意報價'),
  replacement: t('换新产品序列号', 'Serial number of the new product', '換新產品序號'),
  answered: t('感谢您的答复', 'Thank you for your answer', '感謝您的回覆'),
  after: t('维修后照片', 'Photos after the repair', '維修後照片'),
} as const;

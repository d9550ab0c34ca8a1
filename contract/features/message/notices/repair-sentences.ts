import { t } from '#contract/text.ts';

/** What is told about repairs; each opens the repair. */
export const repairSentences = {
  repairRequested: {
    title: t('新的维修申请', 'New repair request', '新的維修申請'),
    content: t(
      '{code}：{product}，请尽快受理。',
      '{code}: {product}. Please handle it soon.',
      '{code}：{product}，請盡快受理。',
    ),
  },
  repairAssigned: {
    title: t('维修单由您负责', 'A repair has been assigned to you', '維修單由您負責'),
    content: t(
      '{user} 把维修单 {code} 交给您处理。',
      '{user} assigned repair {code} to you.',
      '{user} 把維修單 {code} 交給您處理。',
    ),
  },
  repairQuoteAccepted: {
    title: t('客户同意维修报价', 'Quotation accepted', '客戶同意維修報價'),
    content: t(
      '维修单 {code} 的客户同意了报价，可以开始维修。',
      'The customer of repair {code} accepted the quotation; the repair can start.',
      '維修單 {code} 的客戶同意了報價，可以開始維修。',
    ),
  },
  repairQuoteDeclined: {
    title: t('客户没有同意维修报价', 'Quotation declined', '客戶沒有同意維修報價'),
    content: t(
      '维修单 {code} 的客户没有同意报价，请与客户联系。',
      'The customer of repair {code} declined the quotation. Please contact them.',
      '維修單 {code} 的客戶沒有同意報價，請與客戶聯絡。',
    ),
  },
} as const;

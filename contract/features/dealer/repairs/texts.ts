import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { t } from '#contract/text.ts';

export const dealerRepairTexts = {
  one: repairTexts.one,
  line: t(
    '替客户申请维修，并跟进进度',
    'Request repairs on behalf of customers and track them',
    '替客戶申請維修，並追蹤進度',
  ),
  fields: {
    ...repairTexts.fields,
    content: t('故障描述', 'Fault description', '故障描述'),
    name: t('客户', 'Customer', '客戶'),
    phone: t('客户手机号', 'Customer’s phone number', '客戶手機號碼'),
    repair_status: t('进度', 'Progress', '進度'),
  },
  empty: {
    title: t('还没有维修单', 'No repairs yet', '還沒有維修單'),
    hint: t(
      '客户带着产品来了？扫描产品，替他申请维修。',
      'Has a customer brought in a faulty product? Scan it and request a repair.',
      '客戶帶著產品來了？掃描產品，替他申請維修。',
    ),
  },
  asked: repairTexts.asked,
} as const;

import { t } from '#contract/text.ts';

export const dealerRepairsTexts = {
  add: t('申请维修', 'Request a repair', '申請維修'),
  view: t('查看', 'View', '檢視'),
  title: t('维修单 {code}', 'Repair {code}', '維修單 {code}'),
  progress: t('维修进度', 'Progress', '維修進度'),
  history: t('进展', 'Updates', '進展'),
  snHint: t(
    '扫描或输入产品上的编码，任何门店卖出的都可以',
    'Scan or enter the code on the product, no matter which shop sold it',
    '掃描或輸入產品上的編碼，任何門市賣出的都可以',
  ),
  phoneHint: t(
    '客户会收到短信，凭链接查看进度',
    'The customer gets a text message with a link to follow the repair',
    '客戶會收到簡訊，憑連結查看進度',
  ),
  photosHint: t(
    '拍下故障，最多 {n} 张；只有厂家能看到',
    'Add photos of the fault, up to {n}. Only the manufacturer sees them',
    '拍下故障，最多 {n} 張；只有廠商能看到',
  ),
} as const;

import { t } from '#contract/text.ts';

export const warrantiesPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close details', '收合詳細資料'),
  title: t('{code} 的质保', 'Warranty of {code}', '{code} 的保固'),
  replace: t('登记换新', 'Record a replacement', '登記換新'),
  replaceLine: t(
    '新产品承接旧产品质保的剩余时间；旧产品的质保结束，并记为已退回。',
    'The new unit takes over the remaining warranty of the old unit. The old unit’s warranty ends, and the unit is recorded as returned.',
    '新產品承接舊產品保固的剩餘時間；舊產品的保固結束，並記為已退回。',
  ),
  newHint: t(
    '须已发货、收货或售出，且还没有激活',
    'It must be shipped, received or sold, and not yet activated',
    '須已出貨、收貨或售出，且還沒有啟用',
  ),
  transferred: t('已转让', 'Transferred', '已轉讓'),
  months: t('{n} 个月', '{n} {n:month|months}', '{n} 個月'),
  monthsMore: t(
    '{n} 个月 + 延长 {more} 个月',
    '{n} + {more} months',
    '{n} 個月 + 延長 {more} 個月',
  ),
  period: t('质保期', 'Period', '保固期'),
  certificate: t('打开消费者的质保卡', 'Open the consumer’s warranty card', '開啟消費者的保固卡'),
  history: t('变更记录', 'History', '變更紀錄'),
  activated: t('激活', 'Activated', '啟用'),
  consumer: t('消费者', 'Consumer', '消費者'),
  terms: t('质保条款', 'Terms', '保固條款'),
  ownTerms: t(
    '按物料自己的质保，没有条款',
    'The part’s own warranty period, without terms',
    '依物料自己的保固，沒有條款',
  ),
  repairs: t('维修', 'Repairs', '維修'),
  noRepairs: t('没有维修过', 'No repairs', '沒有維修過'),
} as const;

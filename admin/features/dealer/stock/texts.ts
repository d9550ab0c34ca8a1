import { t } from '#contract/text.ts';

export const stockPageTexts = {
  look: t('查单件', 'Look up a unit', '查單件'),
  found: t(
    '{part}，{state}，{n} 件',
    '{part}, {state}, {n} {n:unit|units}',
    '{part}，{state}，{n} 件',
  ),
  notMine: t('不在我的库存里', 'Not in my stock', '不在我的庫存裡'),
  count: t('盘点 {code}', 'Stock count {code}', '盤點 {code}'),
  counting: t(
    '{time} 开始，已盘 {n} 件。用扫码作业继续，扫完后在这里结束。',
    'Started {time}, {n} counted so far. Continue in the scan app, then close the count here.',
    '{time} 開始，已盤 {n} 件。用掃碼作業繼續，掃完後在這裡結束。',
  ),
  showDifferences: t('查看差异', 'Show differences', '查看差異'),
  hideDifferences: t('收起差异', 'Hide differences', '收起差異'),
  giveUp: t('取消盘点', 'Cancel count', '取消盤點'),
  toReceive: t('去收货', 'Receive goods', '去收貨'),
} as const;

import { t } from '#contract/text.ts';

export const stockPageTexts = {
  look: t('查一件', 'Look one up', '查一件'),
  found: t(
    '{part}，{state}，{n} 件',
    '{part}, {state}, {n} {n:unit|units}',
    '{part}，{state}，{n} 件',
  ),
  notMine: t('不在我的库存里', 'Not in my stock', '不在我的庫存裡'),
  toReceive: t('去收货', 'Receive goods', '去收貨'),
} as const;

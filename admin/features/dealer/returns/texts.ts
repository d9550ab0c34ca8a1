import { t } from '#contract/text.ts';

export const dealerReturnsTexts = {
  line: t(
    '退回给上家的商品，和下级退回来的商品',
    'Goods you send back, and goods your sub-dealers send back to you',
    '退回給上家的商品，和下級退回來的商品',
  ),
  empty: {
    title: t('还没有退货', 'No returns yet', '還沒有退貨'),
    hint: t(
      '扫描要退回给上家的商品，申请第一笔退货。',
      'Scan the goods you want to send back to request your first return.',
      '掃描要退回給上家的商品，申請第一筆退貨。',
    ),
  },
  add: t('申请退货', 'Return goods', '申請退貨'),
  notMine: t(
    '{code} 不在您的库存里，不能退回',
    '{code} is not in your stock, so it can’t be sent back',
    '{code} 不在您的庫存裡，不能退回',
  ),
  found: t('{part}，{n} 件', '{part}, {n} {n:unit|units}', '{part}，{n} 件'),
  receive: t('收货', 'Receive', '收貨'),
  receiveAsk: t(
    '{name} 的商品已经收到？',
    'Have the goods of {name} arrived?',
    '{name} 的商品已經收到？',
  ),
  received: t('已收退货', 'Return received', '已收退貨'),
  cancel: t('取消', 'Cancel', '取消'),
} as const;

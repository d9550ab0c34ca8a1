import { t } from '#contract/text.ts';

export const dealerReturnsTexts = {
  line: t(
    '退回给上家的商品，和下级退回来的商品',
    'What you send back, and what your own dealers send back to you',
    '退回給上家的商品，和下級退回來的商品',
  ),
  add: t('申请退货', 'Return goods', '申請退貨'),
  found: t('{part}，{n} 件', '{part}, {n} {n:unit|units}', '{part}，{n} 件'),
  receive: t('收货', 'Receive', '收貨'),
  receiveAsk: t(
    '{name} 的商品已经收到？',
    'Have the products of {name} arrived?',
    '{name} 的商品已經收到？',
  ),
  received: t('已收退货', 'Return received', '已收退貨'),
  cancel: t('取消', 'Cancel', '取消'),
} as const;

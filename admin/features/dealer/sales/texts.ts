import { t } from '#contract/text.ts';

export const dealerSalesTexts = {
  line: t(
    '把卖给消费者的商品登记下来',
    'Record what you sold to consumers',
    '把賣給消費者的商品登記下來',
  ),
  empty: {
    title: t('还没有销售记录', 'No sales yet', '還沒有銷售紀錄'),
    hint: t(
      '扫描卖出的商品，登记第一笔销售。',
      'Scan what you sold to record the first sale.',
      '掃描賣出的商品，登記第一筆銷售。',
    ),
  },
  add: t('登记销售', 'Record a sale', '登記銷售'),
  found: t('{part}，{n} 件', '{part}, {n} {n:unit|units}', '{part}，{n} 件'),
  notMine: t(
    '不在您的库存里：仍可登记，但会通知厂家核查',
    'This is not in your stock. You can record it, but the manufacturer will be notified',
    '不在您的庫存裡：仍可登記，但會通知廠商核查',
  ),
  blocked: t(
    '{part} 已冻结或召回，不能销售',
    '{part} is frozen or recalled and can’t be sold',
    '{part} 已凍結或召回，不能銷售',
  ),
  activateHint: t(
    '质保从现在起算到购买人名下，需要姓名和手机号',
    'The warranty starts now in the buyer’s name; name and phone number are required',
    '保固從現在起算到購買人名下，需要姓名和手機號碼',
  ),
  priceHint: t('全部商品合计', 'Total for all products', '全部商品合計'),
} as const;

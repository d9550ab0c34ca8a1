import { t } from '#contract/text.ts';

export const returnsPageTexts = {
  add: t('收退货', 'Receive a return', '收退貨'),
  found: t('{name} 持有：{parts}', 'Held by {name}: {parts}', '{name} 持有：{parts}'),
  part: t('{part} × {n}', '{part} × {n}', '{part} × {n}'),
  fromHint: t(
    '按第一个编码的持有方自动带出，可以改',
    'Filled in from the holder of the first code; you can change it',
    '依第一個編碼的持有方自動帶出，可以改',
  ),
  receivedHint: t(
    '商品已经在手边：登记后立即收货',
    'The goods are already here and are received immediately',
    '商品已經在手邊：登記後立即收貨',
  ),
  codesHint: t(
    '留空表示全部还未处理的商品',
    'Leave empty for all goods not yet processed',
    '留空表示全部還未處理的商品',
  ),
  some: t('只处理其中一部分（可选）', 'Only some of them (optional)', '只處理其中一部分（可選）'),
} as const;

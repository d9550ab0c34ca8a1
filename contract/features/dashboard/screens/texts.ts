import { t, type Text } from '#contract/text.ts';
import { screenFigureTexts } from './figure-texts.ts';
import type { ScreenKind, ScreenPeriod, ScreenRank } from './kinds.ts';

export const screenTexts = {
  fields: { period: t('统计时段', 'Period', '統計時段') },
  periods: {
    today: t('今天', 'Today', '今天'),
    week: t('近 7 天', '7 days', '近 7 天'),
    month: t('近 30 天', '30 days', '近 30 天'),
  } satisfies Record<ScreenPeriod, Text>,
  figures: screenFigureTexts,
  ranks: {
    shipment: {
      receiver: t('收货方', 'Receivers', '收貨方'),
      part: t('物料', 'Parts', '物料'),
    },
    packing: {
      part: t('物料', 'Parts', '物料'),
      batch: t('批次', 'Batches', '批次'),
    },
    production: {
      progress: t('批次进度', 'Progress of batches', '批次進度'),
      part: t('产出物料', 'Parts made', '產出物料'),
    },
    sale: {
      part: t('热销物料', 'Parts sold most', '熱銷物料'),
      dealer: t('经销商', 'Dealers', '經銷商'),
    },
    dealer: {
      sold: t('售出最多', 'Sold most', '售出最多'),
      received: t('收货最多', 'Received most', '收貨最多'),
    },
    customer: {
      shipped: t('收货最多', 'Received most', '收貨最多'),
      orders: t('订单最多', 'Ordered most often', '訂單最多'),
    },
    order: {
      buyer: t('购买方', 'Buyers', '購買方'),
      part: t('订购物料', 'Parts ordered', '訂購物料'),
    },
  } satisfies { [Kind in ScreenKind]: Record<ScreenRank<Kind>, Text> },
  latest: {
    shipment: t('最近发出', 'Latest shipments', '最近出貨'),
    packing: t('最近封箱', 'Latest boxes', '最近封箱'),
    production: t('正在生产', 'Being made', '正在生產'),
    sale: t('最近售出', 'Latest sales', '最近售出'),
    dealer: t('最近发给经销商', 'Latest to dealers', '最近出貨給經銷商'),
    customer: t('客户最近的订单', 'Latest orders of customers', '客戶最近的訂單'),
    order: t('最近订单', 'Latest orders', '最近訂單'),
  } satisfies Record<ScreenKind, Text>,
  ownSale: t('本企业', 'The company', '本企業'),
  unknown: t('未知', 'Unknown', '未知'),
} as const;

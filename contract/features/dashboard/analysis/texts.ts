import { t, type Text } from '#contract/text.ts';
import type { Dimension, ShownMetric } from './sources.ts';

export const analysisTexts = {
  one: t('分析', 'analysis', '分析'),
  line: t(
    '标识从生成到激活，这段时间发生了多少，比上一段时间多还是少。按北京时间（Asia/Shanghai）分日。',
    'How many codes got how far in a period, and whether that is more than before. Days are those of Asia/Shanghai.',
    '標識從產生到啟用，這段期間發生了多少，比上一段期間多還是少。依北京時間（Asia/Shanghai）分日。',
  ),
  fields: {
    days: t('日期', 'Dates', '日期'),
    part_id: t('物料', 'Part', '物料'),
    province: t('省份', 'Province', '省份'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    metric: t('排行依据', 'Ranked by', '排行依據'),
    key: t('编号', 'Key', '編號'),
    name: t('名称', 'Name', '名稱'),
    value: t('本期', 'This period', '本期'),
    before: t('上期', 'Period before', '上期'),
    change: t('变化', 'Change', '變化'),
    meaning: t('统计口径', 'What it counts', '統計口徑'),
    page: t('页', 'Page', '頁'),
    limit: t('条数', 'Rows', '筆數'),
  },
  dimensions: {
    part: t('热门物料', 'Top parts', '熱門物料'),
    province: t('热门省份', 'Top provinces', '熱門省份'),
    dealer: t('热门经销商', 'Top dealers', '熱門經銷商'),
  } satisfies Record<Dimension, Text>,
  /** What a figure means of one dealer. */
  ofDealer: {
    shipped: t(
      '只算发给这家经销商的。',
      'Only what was shipped to this dealer.',
      '只算出貨給這家經銷商的。',
    ),
    sold: t('只算这家经销商卖出的。', 'Only what this dealer sold.', '只算這家經銷商賣出的。'),
    scanned: t(
      '只算查询时由这家经销商持有的货，从启用越区地图起统计。',
      'Only goods this dealer held when scanned, counted since the diversion map exists.',
      '只算查詢時由這家經銷商持有的貨，自啟用越區地圖起統計。',
    ),
  } satisfies Partial<Record<ShownMetric, Text>>,
  sheets: {
    figures: t('概览', 'Figures', '概覽'),
    days: t('按日', 'By day', '依日'),
  },
  unknown: t('未知', 'Unknown', '未知'),
} as const;

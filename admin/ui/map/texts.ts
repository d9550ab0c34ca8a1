import { t } from '#contract/text.ts';

export const mapTexts = {
  map: t('地图：{of}', 'Map: {of}', '地圖：{of}'),
  flow: t(
    '从经销商所在地到区域外查询的地方',
    'From the dealer to scans outside its territories',
    '從經銷商所在地到區域外查詢的地方',
  ),
  allowed: t('该经销商的销售区域', 'Territories of this dealer', '該經銷商的銷售區域'),
} as const;

import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const sampleData = feature('tool/example', {
  resource: 'example',
  area: 'tool:example',
  types: ['admin'],
  title: t('示例数据', 'Sample data', '範例資料'),
  one: t('示例数据', 'sample data', '範例資料'),
  many: 'sample data',
  menu: { id: 151, path: '/tool/example', under: 'tool' },
  verbs: ['view'],
  rights: { add: t('生成示例数据', 'Make sample data', '產生範例資料') },
  log: {
    add: t('生成示例数据', 'Made sample data', '產生範例資料'),
    pause: t('暂停生成示例数据', 'Paused sample data', '暫停產生範例資料'),
    resume: t('继续生成示例数据', 'Went on with sample data', '繼續產生範例資料'),
    cancel: t('取消生成示例数据', 'Cancelled sample data', '取消產生範例資料'),
  },
});

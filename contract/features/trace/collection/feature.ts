import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const collection = feature('trace/collection', {
  resource: 'collection',
  area: 'trace:collection',
  title: t('数据采集', 'Data collection', '資料採集'),
  one: t('采集进度', 'collection', '採集進度'),
  many: 'collections',
  menu: { id: 504, path: '/trace/collection', under: 'trace' },
  verbs: ['view', 'export'],
  roles: { data: 'all', product: ['view'], identity: ['view'] },
  log: {
    export: t('导出数据采集进度', 'Exported the progress of data collection', '匯出資料採集進度'),
  },
});

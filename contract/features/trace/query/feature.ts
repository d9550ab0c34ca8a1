import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const traceQuery = feature('trace/query', {
  resource: 'traceQuery',
  area: 'trace:query',
  title: t('标识查询', 'Identifier query', '標識查詢'),
  menu: { id: 55, path: '/trace/query', under: 'trace' },
  rights: {
    view: t('查看标识查询', 'View the identifier query', '檢視標識查詢'),
    export: t('导出追溯事件', 'Export trace events', '匯出追溯事件'),
  },
  roles: { data: 'all', sales: ['view'], identity: ['view'] },
  log: {
    proof: t('导出溯源证明', 'Exported a proof', '匯出溯源證明'),
    'event/export': t('导出追溯事件', 'Exported trace events', '匯出追溯事件'),
  },
});

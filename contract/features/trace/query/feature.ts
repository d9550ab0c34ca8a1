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
    epcis: t('查询 EPCIS 事件', 'Query EPCIS events', '查詢 EPCIS 事件'),
    capture: t('采集 EPCIS 事件', 'Capture EPCIS events', '擷取 EPCIS 事件'),
  },
  roles: { data: 'all', sales: ['view'], identity: ['view'] },
  log: {
    proof: t('导出溯源证明', 'Exported a proof', '匯出溯源證明'),
    'epcis/capture': t('采集 EPCIS 事件', 'Captured EPCIS events', '擷取 EPCIS 事件'),
    'epcis/queries': t('更改 EPCIS 命名查询', 'Changed a named EPCIS query', '變更 EPCIS 命名查詢'),
    'event/export': t('导出追溯事件', 'Exported trace events', '匯出追溯事件'),
  },
});

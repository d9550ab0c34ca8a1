import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const incidents = feature('risk/incidents', {
  resource: 'incident',
  area: 'sale:incident',
  title: t('风险事件', 'Incidents', '風險事件'),
  one: t('风险事件', 'incident', '風險事件'),
  many: 'incidents',
  menu: { id: 66, path: '/sale/incident', under: 'sale' },
  verbs: ['view', 'export'],
  rights: { handle: t('处理风险事件', 'Work on incidents', '處理風險事件') },
  roles: { data: ['view'], sales: 'all' },
  numbers: { kind: 'incident', prefix: 'FX', width: 4, reset: 'day' },
  log: {
    confirm: t('确认风险事件', 'Confirmed incidents', '確認風險事件'),
    dismiss: t('排除风险事件', 'Dismissed incidents', '排除風險事件'),
    close: t('关闭风险事件', 'Closed incidents', '關閉風險事件'),
    reopen: t('重新打开风险事件', 'Reopened incidents', '重新開啟風險事件'),
  },
});

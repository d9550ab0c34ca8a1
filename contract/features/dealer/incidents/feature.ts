import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerIncidents = feature('dealer/incidents', {
  resource: 'incident',
  area: 'dealer:incident',
  types: ['dealer'],
  title: t('风险事件', 'Incidents', '風險事件'),
  one: t('风险事件', 'incident', '風險事件'),
  many: 'incidents',
  menu: { id: 533, path: '/service/incident', under: 'service' },
  verbs: ['view'],
  rights: { appeal: t('申诉', 'Appeal', '申訴') },
  roles: { dealer: 'all' },
  log: {
    appeal: t('对风险事件申诉', 'Appealed against an incident', '對風險事件申訴'),
    photo: t('上传申诉照片', 'Uploaded a photo for an appeal', '上傳申訴照片'),
  },
  found: { name: 'code', hint: ['part_name'], open: 'incident' },
});

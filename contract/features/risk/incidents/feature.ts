import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { appealTexts } from './appeals.ts';
import { incidentMoves } from './moves.ts';
import { workTexts } from './work.ts';

export const incidents = feature('risk/incidents', {
  resource: 'incident',
  area: 'sale:incident',
  title: t('风险事件', 'Incidents', '風險事件'),
  one: t('风险事件', 'incident', '風險事件'),
  many: 'incidents',
  menu: { id: 66, path: '/sale/incident', under: 'sale' },
  verbs: ['view', 'export'],
  rights: { handle: t('处理风险事件', 'Handle incidents', '處理風險事件') },
  roles: { data: ['view'], sales: 'all' },
  numbers: { kind: 'incident', prefix: 'FX', width: 4, reset: 'day' },
  log: { answerAppeal: appealTexts.log, ...workTexts.log },
  moves: incidentMoves,
  found: { name: 'code', hint: ['identifier_code', 'part_name'], page: true },
});

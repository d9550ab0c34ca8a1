import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { jobMoves } from './moves.ts';

export const jobs = feature('system/jobs', {
  resource: 'job',
  area: 'system:job',
  types: ['admin'],
  title: t('后台任务', 'Background jobs', '背景任務'),
  one: t('后台任务', 'background job', '背景任務'),
  many: 'background jobs',
  menu: { id: 81, path: '/system/job', under: 'system' },
  verbs: ['view'],
  rights: {
    cancel: t('取消与重试后台任务', 'Cancel and retry background jobs', '取消與重試背景任務'),
  },
  moves: jobMoves,
  log: { prefer: t('优先执行后台任务', 'Prioritised a background job', '優先執行背景任務') },
});

import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

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
  log: {
    cancel: t('取消后台任务', 'Cancelled a job', '取消背景任務'),
    pause: t('暂停后台任务', 'Paused a job', '暫停背景任務'),
    resume: t('继续后台任务', 'Resumed a job', '繼續背景任務'),
    retry: t('重试后台任务', 'Retried a job', '重試背景任務'),
  },
});

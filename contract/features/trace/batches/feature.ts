import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const batches = feature('trace/batches', {
  resource: 'batch',
  area: 'trace:batch',
  title: t('生产批次', 'Production batches', '生產批次'),
  one: t('生产批次', 'production batch', '生產批次'),
  many: 'production batches',
  menu: { id: 52, path: '/trace/batch', under: 'trace' },
  verbs: everyVerb,
  rights: {
    move: t('推进生产批次', 'Move production batches on', '推進生產批次'),
    recall: t('召回生产批次', 'Recall production batches', '召回生產批次'),
  },
  roles: { product: ['view'], data: 'all', identity: ['view'] },
  numbers: { kind: 'batch', prefix: 'PC', width: 3, reset: 'day' },
  log: {
    release: t('下达生产批次', 'Released production batches', '下達生產批次'),
    start: t('生产批次开工', 'Started production batches', '生產批次開工'),
    hold: t('质检暂停生产批次', 'Put production batches on hold', '品檢暫停生產批次'),
    resume: t('恢复生产批次', 'Resumed production batches', '恢復生產批次'),
    complete: t('生产批次完工', 'Completed production batches', '生產批次完工'),
    close: t('关闭生产批次', 'Closed production batches', '關閉生產批次'),
    recall: t('召回生产批次', 'Recalled production batches', '召回生產批次'),
  },
});

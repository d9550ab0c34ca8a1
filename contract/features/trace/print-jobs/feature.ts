import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { printJobMoves } from './moves.ts';

export const printJobPages = {
  job: t('打印任务', 'Print job', '列印任務'),
} as const;

export const printJobs = feature('trace/print-jobs', {
  resource: 'printJob',
  area: 'trace:printJob',
  title: t('标签打印', 'Label printing', '標籤列印'),
  one: t('打印任务', 'print job', '列印任務'),
  many: 'print jobs',
  menu: [
    { id: 57, path: '/trace/print', under: 'trace' },
    {
      id: 570,
      path: '/trace/print/job',
      under: 'trace',
      title: printJobPages.job,
      component: 'trace/print-job',
      hide: true,
    },
  ],
  verbs: ['view', 'add', 'export'],
  rights: {
    claim: t('打印标签并确认结果', 'Print labels and confirm results', '列印標籤並確認結果'),
    reprint: t('补打标签', 'Reprint labels', '補印標籤'),
  },
  roles: { product: ['view'], data: ['view', 'add', 'export', 'claim'], identity: 'all' },
  numbers: { kind: 'print_job', prefix: 'DY', width: 3, reset: 'day' },
  moves: printJobMoves,
  log: {
    file: t('下载标签文件', 'Downloaded a label file', '下載標籤檔案'),
    claim: t('领取标签', 'Claimed labels', '領取標籤'),
    ack: t('确认标签打印结果', 'Confirmed printed labels', '確認標籤列印結果'),
    release: t('退回未打印的标签', 'Put back labels that were not printed', '退回未列印的標籤'),
    sample: t('标签抽样', 'Took labels as samples', '標籤抽樣'),
    reprint: t('补打标签', 'Reprinted labels', '補印標籤'),
  },
  found: { name: 'code', hint: ['template_name'] },
});

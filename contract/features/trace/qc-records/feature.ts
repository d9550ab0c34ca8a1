import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const qcRecords = feature('trace/qc-records', {
  resource: 'qcRecord',
  area: 'trace:qc',
  title: t('质检数据', 'QC data', '品檢資料'),
  one: t('质检记录', 'QC record', '品檢紀錄'),
  many: 'QC records',
  menu: { id: 506, path: '/trace/qc', under: 'trace' },
  verbs: everyVerb,
  rights: { collect: t('设备采集质检数据', 'Collect QC data from machines', '設備採集品檢資料') },
  roles: { data: 'all', product: ['view'] },
  log: {
    saveSheet: t(
      '在表格视图保存质检记录',
      'Saved QC records in the sheet',
      '在表格檢視儲存品檢紀錄',
    ),
    collect: t('设备采集质检记录', 'Collected QC records', '設備採集品檢紀錄'),
  },
});

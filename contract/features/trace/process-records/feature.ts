import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const processRecords = feature('trace/process-records', {
  resource: 'processRecord',
  area: 'trace:process',
  title: t('过程数据', 'Process data', '製程資料'),
  one: t('过程记录', 'process record', '製程紀錄'),
  many: 'process records',
  menu: { id: 505, path: '/trace/process', under: 'trace' },
  verbs: everyVerb,
  rights: {
    collect: t('设备采集过程数据', 'Collect process data from machines', '設備採集製程資料'),
  },
  roles: { data: 'all', product: ['view'] },
  log: {
    saveSheet: t(
      '在表格视图保存过程记录',
      'Saved process records in the sheet',
      '在表格檢視儲存製程紀錄',
    ),
    collect: t('设备采集过程记录', 'Collected process records', '設備採集製程紀錄'),
  },
});

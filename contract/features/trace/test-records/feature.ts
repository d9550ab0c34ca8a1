import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const testRecords = feature('trace/test-records', {
  resource: 'testRecord',
  area: 'trace:test',
  title: t('测试数据', 'Test data', '測試資料'),
  one: t('测试记录', 'test record', '測試紀錄'),
  many: 'test records',
  menu: { id: 507, path: '/trace/test', under: 'trace' },
  verbs: everyVerb,
  rights: { collect: t('设备采集测试数据', 'Collect test data from machines', '設備採集測試資料') },
  roles: { data: 'all', product: ['view'] },
  log: {
    saveSheet: t(
      '在表格视图保存测试记录',
      'Saved test records in the sheet',
      '在表格檢視儲存測試紀錄',
    ),
    collect: t('设备采集测试记录', 'Collected test records', '設備採集測試紀錄'),
  },
});

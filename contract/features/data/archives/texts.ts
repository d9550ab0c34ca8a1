import { t, type Text } from '#contract/text.ts';
import type { ArchiveSource } from './sources.ts';

export const archiveTexts = {
  one: t('归档', 'archive', '封存'),
  line: t(
    '超过保留天数的扫码与事件按月压缩存入存储，可随时恢复',
    'Scans and events past their retention period, compressed by month in storage; they can be restored',
    '超過保留天數的掃碼與事件按月壓縮存入儲存，可隨時還原',
  ),
  sources: {
    scan_log: t('扫码记录', 'Scans', '掃碼紀錄'),
    trace_event: t('追溯事件', 'Trace events', '追溯事件'),
    trace_event_run: t('事件的标识号段', 'Identifiers of events', '事件的標識號段'),
  } satisfies Record<ArchiveSource, Text>,
  fields: {
    source: t('数据', 'Data', '資料'),
    month: t('月份', 'Month', '月份'),
    state: t('状态', 'Status', '狀態'),
    rows: t('行数', 'Rows', '列數'),
    files: t('文件数', 'Files', '檔案數'),
    bytes: t('大小', 'Size', '大小'),
    first_time: t('最早', 'First', '最早'),
    last_time: t('最晚', 'Last', '最晚'),
    restored_until: t('恢复至', 'Restored until', '還原至'),
    create_time: t('归档时间', 'Archived', '封存時間'),
    id: t('归档', 'Archive', '封存'),
  },
  errors: {
    wrongState: t(
      '归档当前状态不能执行此操作',
      'The archive’s current status doesn’t allow this',
      '封存目前狀態不能執行此操作',
    ),
  },
  empty: {
    title: t('还没有归档', 'No archives yet', '還沒有封存'),
    hint: t(
      '超过保留天数的月份会自动归档并出现在这里；天数在配置的数据保留中设置。',
      'Months past their retention period are archived automatically and appear here. The period is set in the configuration under data retention.',
      '超過保留天數的月份會自動封存並出現在這裡；天數在設定的資料保留中設定。',
    ),
  },
} as const;

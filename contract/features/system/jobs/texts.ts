import { t, type Text } from '#contract/text.ts';
import type { JobLane } from './lanes.ts';
import { jobMoves } from './moves.ts';

export const jobTexts = {
  status: jobMoves.states,
  lanes: {
    short: t('短任务', 'Short', '短任務'),
    long: t('长任务', 'Long', '長任務'),
    calls: t('外部呼叫', 'Outgoing calls', '外部呼叫'),
  } satisfies Record<JobLane, Text>,
  preferred: t('任务将优先执行', 'The job will run first', '任務將優先執行'),
  errors: {
    wrongState: t(
      '任务当前状态不能执行此操作',
      'The job’s current status doesn’t allow this',
      '任務目前狀態不能執行此操作',
    ),
  },
} as const;

/** Names of job kinds. */
export const jobKindTexts: Record<string, Text> = {
  'sms.send': t('发送短信', 'Send SMS', '傳送簡訊'),
  'webhook.send': t('发送 Webhook 消息', 'Send webhook message', '傳送 Webhook 訊息'),
  'mail.send': t('发送邮件', 'Send email', '傳送郵件'),
  'view.report': t('发送定时报表', 'Send a scheduled report', '傳送定時報表'),
  'retention.sweep': t('清理过期数据', 'Clean up expired data', '清理過期資料'),
  'retention.archive': t('归档旧数据', 'Archive old data', '封存舊資料'),
  'retention.restore': t('恢复归档', 'Restore an archive', '還原封存'),
  'sums.recount': t('核对合计数', 'Check totals against their rows', '核對合計數'),
  'announcement.send': t('发送公告', 'Send an announcement', '傳送公告'),
  'files.sweep': t('清理无用文件', 'Clean up unused files', '清理無用檔案'),
  'pictures.move': t('迁移图片', 'Move pictures', '搬移圖片'),
  'person.erase': t('清除个人数据的日志', 'Erase a person from the logs', '清除個人資料的日誌'),
  'pages.show': t('定时发布页面', 'Publish a scheduled page', '定時發布頁面'),
  'codes.make': t('生成标识', 'Generate identifiers', '產生標識'),
  'campaign.codes': t('导入红包码', 'Import red-packet codes', '匯入紅包碼'),
  'codes.import': t('导入编码', 'Import codes', '匯入編碼'),
  'labels.check': t('检查预印标签', 'Check pre-print labels', '檢查預印標籤'),
  'identifiers.move': t('批量处理标识', 'Process identifiers', '批次處理標識'),
  'registration.run': t('登记编码', 'Register codes', '登記編碼'),
  'security.make': t('生成防伪码', 'Generate security codes', '產生防偽碼'),
  'epcis.capture': t('采集 EPCIS 事件', 'Capture EPCIS events', '擷取 EPCIS 事件'),
  'events.seal': t('封存事件', 'Seal events', '封存事件'),
  'log.cosign': t('请求见证日志', 'Ask witnesses to sign the log', '請求見證日誌'),
  'log.look': t('检查见证的日志', 'Check witnessed logs', '檢查見證的日誌'),
  'log.stamp': t('为日志加盖时间戳', 'Time-stamp the log', '為日誌加蓋時戳'),
  'example.make': t('生成示例数据', 'Generate sample data', '產生範例資料'),
};

import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** What the calls of logs, configuration and announcements mean. */
export const logOperations: Record<string, Text> = {
  'loginLog/export': t('导出登录日志', 'Exported the sign-in log', '匯出登入日誌'),
  'operLog/export': t('导出操作日志', 'Exported the operation log', '匯出操作日誌'),
  'config/edit': t('修改配置', 'Changed the configuration', '修改設定'),
  'config/reset': t('恢复默认配置', 'Returned to default settings', '恢復預設設定'),
  'sms/retry': t('重发短信', 'Sent messages again', '重發簡訊'),
  ...recordOperations('announcement', t('公告', 'an announcement', '公告'), 'announcements'),
  'announcement/send': t('发送公告', 'Sent an announcement', '發送公告'),
  'announcement/withdraw': t('撤回公告', 'Withdrew an announcement', '撤回公告'),
};

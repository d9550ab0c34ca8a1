import { t } from '#contract/text.ts';

export const reportDialogTexts = {
  title: t('定时发送报表', 'Send as a scheduled report', '定時傳送報表'),
  lead: t(
    '到时间后，把“{name}”当时的数据作为表格发到以下邮箱。内容以您的权限为准。',
    'At the set time, the rows of “{name}” are sent as a spreadsheet to these addresses. They contain what you may see.',
    '到時間後，把「{name}」當時的資料作為試算表寄到以下電子郵件。內容以您的權限為準。',
  ),
  emails: t(
    '最多 5 个，用逗号或换行分开',
    'Up to 5, separated by commas or lines',
    '最多 5 個，以逗號或換行分開',
  ),
  save: t('保存', 'Save', '儲存'),
  sendNow: t('立即发送', 'Send now', '立即傳送'),
  stop: t('停止发送', 'Stop sending', '停止傳送'),
  weekdays: [
    t('星期一', 'Monday', '星期一'),
    t('星期二', 'Tuesday', '星期二'),
    t('星期三', 'Wednesday', '星期三'),
    t('星期四', 'Thursday', '星期四'),
    t('星期五', 'Friday', '星期五'),
    t('星期六', 'Saturday', '星期六'),
    t('星期日', 'Sunday', '星期日'),
  ],
} as const;

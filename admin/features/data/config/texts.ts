import { t } from '#contract/text.ts';

export const configPageTexts = {
  edit: t('修改', 'Edit', '修改'),
  editOne: t('修改{name}', 'Edit {name}', '修改{name}'),
  reset: t('恢复默认', 'Restore defaults', '還原預設值'),
  resetOne: t('恢复{name}的默认值', 'Restore the defaults of {name}', '還原{name}的預設值'),
  askReset: t(
    '这一部分的全部数值将恢复为默认值，确定吗？',
    'All values in this section will be reset to their defaults. Continue?',
    '這一部分的全部數值將還原為預設值，確定嗎？',
  ),
  save: t('保存', 'Save', '儲存'),
  close: t('关闭', 'Close', '關閉'),
  asDefault: t('均为默认值', 'All defaults', '均為預設值'),
  changed: t('{day} 修改', 'Changed {day}', '{day} 修改'),
  byDefault: t('默认 {value}', 'Default: {value}', '預設 {value}'),
  isDefault: t('默认', 'default', '預設'),
  notSet: t('未设置', 'Not set', '未設定'),
  on: t('开启', 'On', '開啟'),
  off: t('关闭', 'Off', '關閉'),
  isSet: t('已设置', 'Set', '已設定'),
  replace: t('更换', 'Replace', '更換'),
  keep: t('保持不变', 'Keep unchanged', '保持不變'),
  secretHint: t(
    '保存后不再显示；留空则每个账号各生成一个，只显示一次',
    'Not shown again after saving. If empty, each account gets its own password, shown once',
    '儲存後不再顯示；留空則每個帳號各產生一個，只顯示一次',
  ),
  days: t('{n} 天', '{n} {n:day|days}', '{n} 天'),
  day: t('天', 'days', '天'),
  sms: {
    title: t('短信', 'SMS messages', '簡訊'),
    line: t(
      '发送方式由服务器设置 SMS_DRIVER 决定',
      'How messages are sent is set by SMS_DRIVER on the server',
      '傳送方式由伺服器設定 SMS_DRIVER 決定',
    ),
    drivers: {
      outbox: t(
        '发件箱（不真正发出，可在短信列表中查看内容）',
        'Outbox (nothing is sent; the texts are in the message list)',
        '寄件匣（不真正發出，可在簡訊列表中檢視內容）',
      ),
      http: t('短信网关', 'Gateway', '簡訊閘道'),
    },
    gateway: t('网关', 'Gateway', '閘道'),
    limit: t('发送间隔', 'Sending interval', '傳送間隔'),
    limitWords: t(
      '同一号码 {seconds} 秒内只发一条，验证码 {minutes} 分钟内有效',
      'One message per number every {seconds} seconds; codes are valid for {minutes} minutes',
      '同一號碼 {seconds} 秒內只發一則，驗證碼 {minutes} 分鐘內有效',
    ),
    open: t('查看短信', 'View messages', '檢視簡訊'),
    list: t('短信发件箱', 'SMS outbox', '簡訊寄件匣'),
  },
  mail: {
    title: t('邮件', 'Emails', '郵件'),
    line: t(
      '发送方式由服务器设置 SMTP_URL 决定',
      'How emails are sent is set by SMTP_URL on the server',
      '傳送方式由伺服器設定 SMTP_URL 決定',
    ),
    drivers: {
      outbox: t(
        '发件箱（不真正发出，可在邮件列表中查看内容）',
        'Outbox (nothing is sent; the texts are in the email list)',
        '寄件匣（不真正發出，可在郵件列表中檢視內容）',
      ),
      smtp: t('邮件服务器', 'Mail server', '郵件伺服器'),
    },
    gateway: t('服务器地址', 'Server address', '伺服器位址'),
    open: t('查看邮件', 'View emails', '檢視郵件'),
    list: t('邮件发件箱', 'Email outbox', '郵件寄件匣'),
  },
  /** Of SMS messages and emails. */
  messages: {
    driver: t('发送方式', 'Sent via', '傳送方式'),
    today: t('今日已发', 'Sent today', '今日已發'),
    waiting: t('待发送', 'Queued', '待傳送'),
    failed: t('失败', 'Failed', '失敗'),
    retry: t('重试', 'Try again', '重試'),
    back: t('返回配置', 'Back to the configuration', '返回設定'),
  },
} as const;

import { t } from '#contract/text.ts';

export const configPageTexts = {
  edit: t('修改', 'Change', '修改'),
  editOne: t('修改{name}', 'Change {name}', '修改{name}'),
  reset: t('恢复默认', 'Use the defaults', '恢復預設'),
  resetOne: t('恢复{name}的默认值', 'Use the defaults of {name}', '恢復{name}的預設值'),
  askReset: t(
    '这一部分的全部数值将恢复为默认值，确定吗？',
    'All values of this part go back to their defaults. Go on?',
    '這一部分的全部數值將恢復為預設值，確定嗎？',
  ),
  save: t('保存', 'Save', '儲存'),
  close: t('关闭', 'Close', '關閉'),
  asDefault: t('均为默认值', 'All as shipped', '均為預設值'),
  changed: t('{day} 修改', 'Changed {day}', '{day} 修改'),
  byDefault: t('默认 {value}', 'By default {value}', '預設 {value}'),
  isDefault: t('默认', 'default', '預設'),
  notSet: t('未设置', 'Not set', '未設定'),
  isSet: t('已设置', 'Set', '已設定'),
  days: t('{n} 天', '{n} {n:day|days}', '{n} 天'),
  day: t('天', 'days', '天'),
  sms: {
    title: t('短信', 'Messages', '簡訊'),
    line: t(
      '发送方式由服务器设置 SMS_DRIVER 决定',
      'How messages leave is the server’s setting SMS_DRIVER',
      '發送方式由伺服器設定 SMS_DRIVER 決定',
    ),
    driver: t('发送方式', 'Way out', '發送方式'),
    drivers: {
      outbox: t(
        '发件箱（不真正发出，可在短信列表中查看内容）',
        'Outbox (nothing leaves; the list shows the texts)',
        '寄件匣（不真正發出，可在簡訊列表中檢視內容）',
      ),
      http: t('短信网关', 'Gateway', '簡訊閘道'),
    },
    gateway: t('网关', 'Gateway', '閘道'),
    limit: t('发送间隔', 'Between two messages', '發送間隔'),
    limitWords: t(
      '同一号码 {seconds} 秒内只发一条，验证码 {minutes} 分钟内有效',
      'One to a number within {seconds} seconds; a code is valid for {minutes} minutes',
      '同一號碼 {seconds} 秒內只發一則，驗證碼 {minutes} 分鐘內有效',
    ),
    today: t('今日已发', 'Sent today', '今日已發'),
    waiting: t('待发送', 'Waiting', '待發送'),
    failed: t('失败', 'Failed', '失敗'),
    open: t('查看短信', 'See messages', '檢視簡訊'),
    list: t('短信发件箱', 'Outbox of messages', '簡訊寄件匣'),
    retry: t('重试', 'Try again', '重試'),
    back: t('返回配置', 'Back to the configuration', '返回設定'),
  },
} as const;

import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const configuration = feature('data/config', {
  resource: 'config',
  area: 'data:config',
  types: ['admin'],
  title: t('配置', 'Configuration', '設定'),
  one: t('配置', 'configuration', '設定'),
  many: 'the configuration',
  menu: { id: 63, path: '/data/config', under: 'data' },
  verbs: ['view'],
  rights: { edit: t('修改配置', 'Change the configuration', '修改設定') },
  log: {
    edit: t('修改配置', 'Changed the configuration', '修改設定'),
    reset: t('恢复默认配置', 'Restored default settings', '還原預設設定'),
  },
});

export const textMessages = feature('data/config', {
  resource: 'sms',
  area: 'data:sms',
  types: ['admin'],
  title: t('短信', 'SMS messages', '簡訊'),
  one: t('短信', 'message', '簡訊'),
  many: 'messages',
  verbs: ['view'],
  rights: { retry: t('重发失败的短信', 'Resend failed messages', '重發失敗的簡訊') },
  log: { retry: t('重发短信', 'Resent messages', '重發簡訊') },
});

export const mails = feature('data/config', {
  resource: 'mail',
  area: 'data:mail',
  types: ['admin'],
  title: t('邮件', 'Emails', '郵件'),
  one: t('邮件', 'email', '郵件'),
  many: 'emails',
  verbs: ['view'],
  rights: { retry: t('重发失败的邮件', 'Resend failed emails', '重發失敗的郵件') },
  log: { retry: t('重发邮件', 'Resent emails', '重發郵件') },
});

import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const webhooks = feature('setting/webhooks', {
  resource: 'webhook',
  area: 'setting:webhook',
  title: t('Webhook', 'Webhooks', 'Webhook'),
  one: t('Webhook', 'webhook', 'Webhook'),
  many: 'webhooks',
  menu: { id: 117, path: '/setting/webhook', under: 'setting' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    send: t('测试和重发 Webhook', 'Test and redeliver webhooks', '測試和重送 Webhook'),
    rotate: t('更换 Webhook 密钥', 'Rotate webhook secrets', '更換 Webhook 金鑰'),
  },
  log: {
    test: t('测试 Webhook', 'Tested a webhook', '測試 Webhook'),
    redeliver: t('重发 Webhook 消息', 'Redelivered a webhook message', '重送 Webhook 訊息'),
    rotate: t('更换 Webhook 密钥', 'Rotated a webhook secret', '更換 Webhook 金鑰'),
  },
});

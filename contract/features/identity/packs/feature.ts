import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const identifierPacks = feature('identity/packs', {
  resource: 'identifierPack',
  area: 'identity:pack',
  title: t('标识生成', 'Packs of identifiers', '標識產生'),
  one: t('标识包', 'pack of identifiers', '標識包'),
  many: 'packs of identifiers',
  menu: { id: 18, path: '/identity/pack', under: 'identity' },
  verbs: ['view', 'add', 'export'],
  roles: { data: ['view'], identity: 'all' },
  numbers: { kind: 'identifier_pack', prefix: 'BS', width: 3, reset: 'day' },
  log: {
    add: t('生成标识', 'Ordered identifiers', '產生標識'),
    pause: t('暂停生成标识', 'Paused a pack of identifiers', '暫停產生標識'),
    resume: t('继续生成标识', 'Resumed a pack of identifiers', '繼續產生標識'),
    cancel: t('取消生成标识', 'Cancelled a pack of identifiers', '取消產生標識'),
    retry: t('重试生成标识', 'Retried a pack of identifiers', '重試產生標識'),
    export: t('导出标识包', 'Exported a pack of identifiers', '匯出標識包'),
  },
});

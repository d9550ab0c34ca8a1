import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const marks = feature('setting/marks', {
  resource: 'mark',
  area: 'setting:mark',
  title: t('标识配置', 'Mark configuration', '標識設定'),
  one: t('标识配置', 'mark configuration', '標識設定'),
  many: 'the mark configuration',
  menu: { id: 112, path: '/setting/mark', under: 'setting' },
  verbs: ['view', 'edit'],
  roles: { identity: 'all' },
  log: { edit: t('修改标识配置', 'Changed the mark configuration', '修改標識設定') },
});

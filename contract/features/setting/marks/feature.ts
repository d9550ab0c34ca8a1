import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const marks = feature('setting/marks', {
  resource: 'mark',
  area: 'setting:mark',
  title: t('标识配置', 'Identifier settings', '標識設定'),
  one: t('标识配置', 'identifier settings', '標識設定'),
  many: 'the identifier settings',
  menu: { id: 112, path: '/setting/mark', under: 'setting' },
  verbs: ['view', 'edit'],
  roles: { identity: 'all' },
  log: {
    edit: t('修改标识配置', 'Changed the identifier settings', '修改標識設定'),
    publishPrivacy: t('发布隐私说明', 'Published a privacy notice', '發布隱私權說明'),
  },
});

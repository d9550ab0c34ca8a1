import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const numberRuleSettings = feature('setting/number-rules', {
  resource: 'numberRule',
  area: 'setting:numberRule',
  title: t('编号规则', 'Number rules', '編號規則'),
  one: t('编号规则', 'number rule', '編號規則'),
  many: 'number rules',
  menu: { id: 113, path: '/setting/numberRule', under: 'setting' },
  verbs: ['view', 'edit'],
  roles: { identity: 'all' },
  log: {
    edit: t('修改编号规则', 'Changed a number rule', '修改編號規則'),
    reset: t('恢复默认编号规则', 'Restored a default number rule', '還原預設編號規則'),
  },
});

import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const riskRules = feature('risk/rules', {
  resource: 'risk',
  area: 'sale:risk',
  title: t('风险规则', 'Risk rules', '風險規則'),
  one: t('风险规则', 'risk rule', '風險規則'),
  many: 'risk rules',
  menu: { id: 67, path: '/sale/risk', under: 'sale' },
  verbs: ['view', 'edit'],
  roles: { sales: 'all' },
  log: {
    add: t('新增物料风险规则', 'Added a risk rule for a part', '新增物料風險規則'),
    remove: t('删除物料风险规则', 'Deleted a risk rule of a part', '刪除物料風險規則'),
    edit: t('修改风险规则', 'Changed a risk rule', '修改風險規則'),
    reset: t('恢复默认风险规则', 'Restored a default risk rule', '還原預設風險規則'),
    test: t('回测风险规则', 'Back-tested a risk rule', '回測風險規則'),
  },
});

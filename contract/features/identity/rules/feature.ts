import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const encodingRules = feature('identity/rules', {
  resource: 'encodingRule',
  area: 'identity:rule',
  title: t('编码规则', 'Encoding rules', '編碼規則'),
  one: t('编码规则', 'encoding rule', '編碼規則'),
  many: 'encoding rules',
  menu: { id: 16, path: '/identity/rule', under: 'identity' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    effect: t(
      '启用与停用编码规则',
      'Put encoding rules into effect and end them',
      '啟用與停用編碼規則',
    ),
  },
  roles: { identity: 'all' },
  log: {
    effect: t('编码规则生效', 'Put encoding rules into effect', '編碼規則生效'),
    expire: t('停用编码规则', 'Ended encoding rules', '停用編碼規則'),
    revise: t('修订编码规则', 'Revised an encoding rule', '修訂編碼規則'),
  },
});

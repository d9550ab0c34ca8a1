import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { ruleMoves } from './moves.ts';

export const encodingRules = feature('identity/rules', {
  resource: 'encodingRule',
  area: 'identity:rule',
  title: t('编码规则', 'Encoding rules', '編碼規則'),
  one: t('编码规则', 'encoding rule', '編碼規則'),
  many: 'encoding rules',
  menu: { id: 16, path: '/identity/rule', under: 'identity' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    effect: t('启用与停用编码规则', 'Activate and retire encoding rules', '啟用與停用編碼規則'),
  },
  roles: { identity: 'all' },
  moves: ruleMoves,
  log: {
    revise: t('修订编码规则', 'Revised an encoding rule', '修訂編碼規則'),
  },
  found: { name: 'name' },
});

import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const codePrefixes = feature('setting/code-prefixes', {
  resource: 'codePrefix',
  area: 'setting:codePrefix',
  title: t('编码前缀', 'Code prefixes', '編碼前綴'),
  one: t('编码前缀', 'code prefix', '編碼前綴'),
  many: 'code prefixes',
  menu: { id: 111, path: '/setting/codePrefix', under: 'setting' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  roles: { identity: 'all' },
});

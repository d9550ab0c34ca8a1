import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { passportMoves } from './moves.ts';

export const passports = feature('product/passports', {
  resource: 'passport',
  area: 'product:passport',
  title: t('产品护照', 'Product passports', '產品護照'),
  one: t('产品护照', 'product passport', '產品護照'),
  many: 'product passports',
  menu: { id: 524, path: '/product/passport', under: 'product' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    publish: t(
      '发布与撤下产品护照',
      'Publish and withdraw product passports',
      '發布與撤下產品護照',
    ),
    share: t(
      '管理产品护照的访问链接',
      'Manage access links of passports',
      '管理產品護照的存取連結',
    ),
  },
  roles: { product: 'all', data: ['view', 'export'], sales: ['view'] },
  moves: passportMoves,
  log: {
    share: t('生成护照访问链接', 'Created an access link of a passport', '產生護照存取連結'),
    unshare: t('停用护照访问链接', 'Withdrew an access link of a passport', '停用護照存取連結'),
  },
  found: { name: 'part_name', hint: ['part_code'], page: true },
});

import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { factoryMoves } from './moves.ts';

export const factories = feature('query/factories', {
  resource: 'factory',
  area: 'query:factory',
  title: t('工厂代码', 'Factory codes', '工廠代碼'),
  one: t('工厂', 'factory', '工廠'),
  many: 'factories',
  menu: { id: 85, path: '/query/factory', under: 'query' },
  verbs: everyVerb,
  rights: {
    certify: t('认证与撤销工厂', 'Certify factories and withdraw certifications', '認證與撤銷工廠'),
  },
  roles: { product: ['view'], data: 'all', identity: ['view'] },
  moves: factoryMoves,
  found: { name: 'name', hint: ['code'] },
});

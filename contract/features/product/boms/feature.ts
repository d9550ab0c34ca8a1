import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { bomMoves } from './moves.ts';

export const boms = feature('product/boms', {
  resource: 'bom',
  area: 'product:bom',
  title: t('物料清单', 'Bills of materials', '物料清單'),
  one: t('物料清单', 'bill of materials', '物料清單'),
  many: 'bills of materials',
  menu: { id: 523, path: '/product/bom', under: 'product' },
  verbs: everyVerb,
  rights: {
    release: t('发布与作废物料清单', 'Release and retire bills of materials', '發布與作廢物料清單'),
  },
  roles: { product: 'all', procure: ['view', 'export'], data: ['view', 'export'] },
  numbers: { kind: 'bom', prefix: 'BOM', width: 4, reset: 'year' },
  moves: bomMoves,
  log: { copy: t('复制物料清单', 'Copied a bill of materials', '複製物料清單') },
  found: { name: 'code', hint: ['part_name'], open: 'bom' },
});

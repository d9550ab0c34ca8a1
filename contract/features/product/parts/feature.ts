import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { partMoves } from './moves.ts';

export const parts = feature('product/parts', {
  resource: 'part',
  area: 'product:part',
  title: t('产品档案', 'Product catalogue', '產品檔案'),
  one: t('物料', 'part', '物料'),
  many: 'parts',
  menu: { id: 22, path: '/product/part', under: 'product' },
  verbs: everyVerb,
  rights: { stop: t('停用与启用物料', 'Discontinue and reactivate parts', '停用與啟用物料') },
  roles: {
    product: 'all',
    procure: ['view'],
    data: ['view', 'export'],
    sales: ['view'],
    identity: ['view'],
  },
  numbers: { kind: 'part', prefix: 'WL', width: 6, reset: 'never' },
  moves: partMoves,
  log: {
    editMany: t('批量修改物料', 'Changed several parts', '批次修改物料'),
    restore: t('恢复物料历史版本', 'Restored a revision of a part', '恢復物料歷史版本'),
  },
  found: { name: 'name', hint: ['code', 'model'], page: true },
});
